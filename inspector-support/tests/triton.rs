//! Records as Triton 2 and 3 write them, and what is none.

use inspector_support::triton::{Launch, launch};

#[test]
fn records() {
    let new = br#"{"hash": "h", "target": {"backend": "cuda", "arch": 90, "warp_size": 32}, "num_warps": 4, "num_ctas": 1, "cluster_dims": [1, 1, 1], "shared": 512, "name": "add_kernel", "tmem_size": 0}"#;
    let expected = Launch {
        name: "add_kernel".into(),
        target: "cuda 90".into(),
        threads: 128,
        shared: 512,
    };
    assert_eq!(launch(new), Some(expected));
    let old = br#"{"target": ["cuda", 80], "num_warps": 8, "shared": 0, "name": "k"}"#;
    assert_eq!(
        launch(old).map(|it| (it.target, it.threads)),
        Some(("cuda 80".into(), 256))
    );
    let wide = br#"{"target": {"backend": "hip", "arch": "gfx942", "warp_size": 64}, "num_warps": 4, "shared": 1, "name": "k"}"#;
    assert_eq!(
        launch(wide).map(|it| (it.target, it.threads)),
        Some(("hip gfx942".into(), 256))
    );
}

#[test]
fn no_records() {
    let deep = "[".repeat(1 << 20);
    for none in [
        "",
        "{",
        "[]",
        "null",
        &deep,
        r#"{"child_paths": {"k.cubin": "/x/k.cubin"}}"#,
        r#"{"target": {"backend": "cuda", "arch": 90}, "num_warps": 4, "shared": -1, "name": "k"}"#,
        r#"{"target": {"backend": "cuda", "arch": 90}, "num_warps": 4294967295, "shared": 0, "name": "k"}"#,
        r#"{"target": {"backend": "cuda", "arch": 90}, "num_warps": 4.5, "shared": 0, "name": "k"}"#,
        r#"{"target": {"backend": "cuda", "arch": 90}, "num_warps": 4, "shared": 0, "name": 7}"#,
        r#"{"target": ["cuda"], "num_warps": 4, "shared": 0, "name": "k"}"#,
    ] {
        assert_eq!(launch(none.as_bytes()), None, "{}", &none[..none.len().min(80)]);
    }
}
