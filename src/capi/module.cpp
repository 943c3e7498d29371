// The C interface as a WebAssembly module: memory for the caller, and a watch that calls the host.
#include <cstdlib>

#include "shudu/c.h"

extern "C" {

// The host supplies this function when it instantiates the module.
__attribute__((import_module("shudu"), import_name("go_on"))) int shudu_host_go_on(double done, double count);

__attribute__((export_name("shudu_allocate"))) void* shudu_allocate(size_t size) { return std::malloc(size); }
__attribute__((export_name("shudu_free"))) void shudu_free(void* memory) { std::free(memory); }

static int ask_host(void*, double done, uint64_t count) { return shudu_host_go_on(done, static_cast<double>(count)); }
__attribute__((export_name("shudu_host_watch"))) const shudu_watch* shudu_host_watch(void) {
  static const shudu_watch watch = {ask_host, nullptr};
  return &watch;
}

// Debian's compiler-rt was built with stack protection, which needs these symbols.
uintptr_t __stack_chk_guard = 0x00000aff;
void __stack_chk_fail(void) { __builtin_trap(); }

// There is one thread, and it never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

}  // extern "C"
