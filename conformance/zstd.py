"""Files of the test data that zstd compressed: Python 3.11 reads none, so libzstd does."""

import ctypes

from .toolkit import Unavailable


def libzstd():
    try:
        library = ctypes.CDLL("libzstd.so.1")
    except OSError as error:
        raise Unavailable("no libzstd here, which the test data needs") from error
    for name in ("ZSTD_getFrameContentSize", "ZSTD_compressBound", "ZSTD_compress", "ZSTD_decompress"):
        getattr(library, name).restype = ctypes.c_size_t
    return library


def unpacked(path):
    """The bytes of a file; packed() or `zstd FILE` stated how many there are."""
    library, packed = libzstd(), path.read_bytes()
    size = library.ZSTD_getFrameContentSize(packed, ctypes.c_size_t(len(packed)))
    bytes_ = ctypes.create_string_buffer(size)
    done = library.ZSTD_decompress(bytes_, ctypes.c_size_t(size), packed, ctypes.c_size_t(len(packed)))
    if done != size:
        raise ValueError(f"{path}: not what zstd writes")
    return bytes_.raw


def packed(data, level=19):
    library = libzstd()
    room = library.ZSTD_compressBound(ctypes.c_size_t(len(data)))
    bytes_ = ctypes.create_string_buffer(room)
    size = library.ZSTD_compress(bytes_, ctypes.c_size_t(room), data, ctypes.c_size_t(len(data)), level)
    return bytes_.raw[:size]
