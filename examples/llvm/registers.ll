; A kernel that gives registers away, which sm_90a can, and sm_90 cannot.
target triple = "nvptx64-nvidia-cuda"

define void @give() {
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 40)
  ret void
}

declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg)

!nvvm.annotations = !{!0}
!0 = !{ptr @give, !"kernel", i32 1, !"maxntidx", i32 128}
