/* A wall clock that is wrong and a disk that is full, for programs that are started with LD_PRELOAD: see switches.py.

   HARM_SWITCHES is a file that is shared with the one who does the harm: how many seconds the clock is off, and whether
   the disk below HARM_FOLDER is full. Both may change at any time. Time that only counts on (CLOCK_MONOTONIC) is left
   alone, as it is when somebody sets a clock. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct switches { volatile int64_t seconds, full; };
static struct switches none, *switches = &none;
static const char *folder;

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

/* Looked up once: clocks are read often. */
static int (*real_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    real_clock = REAL(clock_gettime);
    const char *path = getenv("HARM_SWITCHES");
    folder = getenv("HARM_FOLDER");
    int file = path ? REAL(open)(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *page = mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) switches = page;
    close(file);
}

/* ── The clock ── */

int clock_gettime(clockid_t which, struct timespec *told) {
    if (!real_clock) real_clock = REAL(clock_gettime);
    int failed = real_clock(which, told);
    if (!failed && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) told->tv_sec += switches->seconds;
    return failed;
}

time_t time(time_t *told) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (told) *told = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *restrict told, void *restrict zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    told->tv_sec = now.tv_sec;
    told->tv_usec = now.tv_nsec / 1000;
    return 0;
}

/* ── The disk ── */

static int full(int fd) {
    if (!switches->full || !folder) return 0;
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    size_t wanted = strlen(folder);
    if (length < (ssize_t)wanted) return 0;
    path[length] = 0;
    if (strncmp(path, folder, wanted)) return 0;
    errno = ENOSPC;
    return 1;
}

ssize_t write(int fd, const void *data, size_t length) { return full(fd) ? -1 : REAL(write)(fd, data, length); }
ssize_t writev(int fd, const struct iovec *parts, int count) { return full(fd) ? -1 : REAL(writev)(fd, parts, count); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
    return full(fd) ? -1 : REAL(pwrite)(fd, data, length, at);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
    return full(fd) ? -1 : REAL(pwrite64)(fd, data, length, at);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    return full(fd) ? -1 : REAL(pwritev)(fd, parts, count, at);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
    return full(fd) ? -1 : REAL(pwritev64)(fd, parts, count, at);
}
int posix_fallocate(int fd, off_t at, off_t length) {
    return full(fd) ? ENOSPC : REAL(posix_fallocate)(fd, at, length);
}
int posix_fallocate64(int fd, off64_t at, off64_t length) {
    return full(fd) ? ENOSPC : REAL(posix_fallocate64)(fd, at, length);
}
