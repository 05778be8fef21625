; Two kernels for examples/llvm/ask-first.cpp: one runs anywhere, one uses redux.sync and clusters, from 9.0 on.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [8192 x i8] undef, align 16

define void @scale(ptr addrspace(1) %data, float %by) {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr float, ptr addrspace(1) %data, i32 %thread
  %value = load float, ptr addrspace(1) %at
  %scaled = fmul float %value, %by
  store float %scaled, ptr addrspace(1) %at
  ret void
}

define void @sum(ptr addrspace(1) %data) {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %slot = getelementptr i32, ptr addrspace(3) @tile, i32 %thread
  %total = call i32 @llvm.nvvm.redux.sync.add(i32 %thread, i32 -1)
  store i32 %total, ptr addrspace(3) %slot
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  %read = load i32, ptr addrspace(3) %slot
  store i32 %read, ptr addrspace(1) %data
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait()

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!0 = !{ptr @scale, !"kernel", i32 1}
!1 = !{ptr @scale, !"maxntidx", i32 256}
!2 = !{ptr @sum, !"kernel", i32 1}
!3 = !{ptr @sum, !"maxntidx", i32 512}
!4 = !{ptr @sum, !"minctasm", i32 3}
