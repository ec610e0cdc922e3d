/* A disk that loses power and fails, for programs that are started with LD_PRELOAD: see tests/store/disk.py.

   Every write, truncation, creation, removal and renaming below FAULTS_FOLDER is noted in FAULTS_JOURNAL before it is
   done, with what was there before; a sync is noted after it. Once the program is killed, what was not synced can be taken
   back, wholly or in part. Nothing is really synced: the journal alone says what a disk would have kept.

   FAULTS_KIND makes operations fail: after FAULTS_AFTER operations of its kind, FAULTS_TIMES in a row.
     read, write   EIO          full   ENOSPC          short   half of a write
     sync          EIO; what was not synced then may be lost for ever, though later syncs succeed, and every other open
                   descriptor of the file is told once too, as Linux does. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE, SYNC, LOST, CREATE, UNLINK, RENAME, LINK, FOLDER_SYNC };

struct note {
    uint32_t kind, path, other, flag;
    uint64_t sequence, inode, offset, before, old, new;
};

struct handle {
    int tracked, folder;
    uint64_t inode, told;
    char *path;
};

#define HANDLES 4096
#define FILES 256
static struct handle handles[HANDLES];
static struct { uint64_t inode, failures; } files[FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static uint64_t sequence;
static const char *folder;
static size_t folder_length;
static char graves[4096];
static const char *kind = "";
static long after, times, seen;

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

__attribute__((constructor)) static void begin(void) {
    folder = getenv("FAULTS_FOLDER");
    const char *path = getenv("FAULTS_JOURNAL");
    if (!folder || !path) { folder = NULL; return; }
    folder_length = strlen(folder);
    snprintf(graves, sizeof graves, "%s.graves", path);
    journal = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (journal < 0) abort();
    mkdir(graves, 0700);
    if (getenv("FAULTS_KIND")) kind = getenv("FAULTS_KIND");
    after = getenv("FAULTS_AFTER") ? atol(getenv("FAULTS_AFTER")) : 0;
    times = getenv("FAULTS_TIMES") ? atol(getenv("FAULTS_TIMES")) : 1;
}

static int ours(const char *path) {
    size_t length = path ? strlen(path) : 0;
    return folder && length >= folder_length && !strncmp(path, folder, folder_length)
        && (path[folder_length] == '/' || !path[folder_length])
        /* SQLite's index of the log in shared memory: made anew after every crash. */
        && !(length > 4 && !strcmp(path + length - 4, "-shm"));
}

/* Whether this operation fails, of those that this kind of fault concerns. Called with the lock. */
static int fails(const char *concerned) {
    if (strcmp(kind, concerned)) return 0;
    seen++;
    return seen > after && seen <= after + times;
}

static void put(const void *data, size_t length) {
    while (length) {
        ssize_t done = REAL(write)(journal, data, length);
        if (done <= 0) abort();
        data = (const char *)data + done;
        length -= done;
    }
}

static void note(struct note about, const char *path, const char *other, const void *old, const void *new) {
    about.sequence = ++sequence;
    about.path = path ? strlen(path) : 0;
    about.other = other ? strlen(other) : 0;
    size_t length = sizeof about + about.path + about.other + (old ? about.old : 0) + (new ? about.new : 0);
    if (!old) about.old = 0;
    if (!new) about.new = 0;
    char *all = malloc(length), *at = all;
    if (!all) abort();
    at = mempcpy(at, &about, sizeof about);
    at = mempcpy(at, path, about.path);
    at = mempcpy(at, other, about.other);
    at = mempcpy(at, old, about.old);
    mempcpy(at, new, about.new);
    put(all, length);
    free(all);
}

static struct handle *tracked(int fd) {
    return folder && fd >= 0 && fd < HANDLES && handles[fd].tracked ? &handles[fd] : NULL;
}

static uint64_t *failures(uint64_t inode) {
    for (int i = 0; i < FILES; i++) {
        if (files[i].inode == inode) return &files[i].failures;
        if (!files[i].inode) { files[i].inode = inode; return &files[i].failures; }
    }
    abort();
}

static int opened(int fd, const char *path, int existed, int flags) {
    struct stat about;
    if (fd < 0 || fd >= HANDLES || fstat(fd, &about)) return fd;
    pthread_mutex_lock(&lock);
    if (!existed && (flags & O_CREAT)) note((struct note){.kind = CREATE, .inode = about.st_ino}, path, NULL, NULL, NULL);
    free(handles[fd].path);
    handles[fd] = (struct handle){1, S_ISDIR(about.st_mode), about.st_ino, *failures(about.st_ino), strdup(path)};
    if (existed && (flags & O_TRUNC)) abort(); /* none of ours does it */
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPEN(name)                                                                          \
    int name(const char *path, int flags, ...) {                                            \
        va_list more;                                                                       \
        va_start(more, flags);                                                              \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;             \
        va_end(more);                                                                       \
        if (!ours(path)) return REAL(name)(path, flags, mode);                              \
        struct stat about;                                                                  \
        int existed = !stat(path, &about);                                                  \
        if (!existed && (flags & O_CREAT)) {                                                \
            pthread_mutex_lock(&lock);                                                      \
            int full = fails("full");                                                       \
            pthread_mutex_unlock(&lock);                                                    \
            if (full) { errno = ENOSPC; return -1; }                                        \
        }                                                                                   \
        /* Emptied by a truncation that is noted. */                                        \
        int fd = opened(REAL(name)(path, flags & ~O_TRUNC, mode), path, existed, flags & ~O_TRUNC); \
        if (fd >= 0 && (flags & O_TRUNC) && existed && ftruncate(fd, 0)) { close(fd); return -1; }  \
        return fd;                                                                          \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (tracked(fd)) {
        pthread_mutex_lock(&lock);
        handles[fd].tracked = 0;
        pthread_mutex_unlock(&lock);
    }
    return REAL(close)(fd);
}

static ssize_t written(int fd, const void *data, size_t length, off_t offset, int moves) {
    struct handle *handle = tracked(fd);
    pthread_mutex_lock(&lock);
    ssize_t done = -1;
    if (fails("write")) {
        errno = EIO;
    } else if (fails("full")) {
        errno = ENOSPC;
    } else {
        if (length > 1 && fails("short")) length /= 2;
        struct stat about;
        fstat(fd, &about);
        if (moves) offset = fcntl(fd, F_GETFL) & O_APPEND ? about.st_size : lseek(fd, 0, SEEK_CUR);
        char *old = malloc(length + 1);
        ssize_t got = REAL(pread)(fd, old, length, offset);
        if (got < 0) {
            /* Opened for writing only. */
            int readable = REAL(open)(handle->path, O_RDONLY | O_CLOEXEC);
            got = readable < 0 ? 0 : REAL(pread)(readable, old, length, offset);
            if (readable >= 0) REAL(close)(readable);
            if (got < 0) got = 0;
        }
        note((struct note){.kind = WRITE, .inode = handle->inode, .offset = offset, .before = about.st_size,
                           .old = got, .new = length}, NULL, NULL, old, data);
        free(old);
        done = moves ? REAL(write)(fd, data, length) : REAL(pwrite)(fd, data, length, offset);
    }
    int reason = errno;
    pthread_mutex_unlock(&lock);
    errno = reason;
    return done;
}

ssize_t write(int fd, const void *data, size_t length) {
    return tracked(fd) ? written(fd, data, length, 0, 1) : REAL(write)(fd, data, length);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    return tracked(fd) ? written(fd, data, length, offset, 0) : REAL(pwrite)(fd, data, length, offset);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    return tracked(fd) ? written(fd, data, length, offset, 0) : REAL(pwrite64)(fd, data, length, offset);
}

static int unreadable(int fd) {
    if (!tracked(fd)) return 0;
    pthread_mutex_lock(&lock);
    int wrong = fails("read");
    pthread_mutex_unlock(&lock);
    return wrong;
}
ssize_t read(int fd, void *data, size_t length) {
    if (unreadable(fd)) { errno = EIO; return -1; }
    return REAL(read)(fd, data, length);
}
ssize_t pread(int fd, void *data, size_t length, off_t offset) {
    if (unreadable(fd)) { errno = EIO; return -1; }
    return REAL(pread)(fd, data, length, offset);
}
ssize_t pread64(int fd, void *data, size_t length, off64_t offset) {
    if (unreadable(fd)) { errno = EIO; return -1; }
    return REAL(pread64)(fd, data, length, offset);
}

static int cut(int fd, off_t size) {
    struct handle *handle = tracked(fd);
    pthread_mutex_lock(&lock);
    struct stat about;
    fstat(fd, &about);
    size_t lost = about.st_size > size ? about.st_size - size : 0;
    char *old = malloc(lost + 1);
    ssize_t got = lost ? REAL(pread)(fd, old, lost, size) : 0;
    if (got < 0) got = 0;
    note((struct note){.kind = TRUNCATE, .inode = handle->inode, .offset = size, .before = about.st_size, .old = got},
         NULL, NULL, old, NULL);
    free(old);
    int done = REAL(ftruncate)(fd, size);
    pthread_mutex_unlock(&lock);
    return done;
}
int ftruncate(int fd, off_t size) { return tracked(fd) ? cut(fd, size) : REAL(ftruncate)(fd, size); }
int ftruncate64(int fd, off64_t size) { return tracked(fd) ? cut(fd, size) : REAL(ftruncate64)(fd, size); }

static int synced(int fd) {
    struct handle *handle = tracked(fd);
    pthread_mutex_lock(&lock);
    uint64_t *failed = failures(handle->inode);
    int wrong = 0;
    if (fails("sync")) {
        ++*failed;
        note((struct note){.kind = LOST, .inode = handle->inode, .offset = sequence}, NULL, NULL, NULL, NULL);
    }
    if (handle->told != *failed) {
        handle->told = *failed;
        wrong = 1;
    } else {
        note((struct note){.kind = handle->folder ? FOLDER_SYNC : SYNC, .inode = handle->inode, .offset = sequence},
             handle->path, NULL, NULL, NULL);
    }
    pthread_mutex_unlock(&lock);
    if (wrong) errno = EIO;
    return wrong ? -1 : 0;
}
int fsync(int fd) { return tracked(fd) ? synced(fd) : REAL(fsync)(fd); }
int fdatasync(int fd) { return tracked(fd) ? synced(fd) : REAL(fdatasync)(fd); }

/* Keep a file that is about to lose its name under the number of the note that takes the name away. */
static int buried(const char *path) {
    char grave[4200];
    snprintf(grave, sizeof grave, "%s/%llu", graves, (unsigned long long)sequence + 1);
    return !REAL(link)(path, grave);
}

int unlink(const char *path) {
    if (!ours(path)) return REAL(unlink)(path);
    pthread_mutex_lock(&lock);
    if (buried(path)) note((struct note){.kind = UNLINK}, path, NULL, NULL, NULL);
    int done = REAL(unlink)(path);
    pthread_mutex_unlock(&lock);
    return done;
}
int rename(const char *path, const char *other) {
    if (!ours(path)) return REAL(rename)(path, other);
    pthread_mutex_lock(&lock);
    int there = buried(other);
    note((struct note){.kind = RENAME, .flag = there}, path, other, NULL, NULL);
    int done = REAL(rename)(path, other);
    pthread_mutex_unlock(&lock);
    return done;
}
int link(const char *path, const char *other) {
    if (!ours(other)) return REAL(link)(path, other);
    pthread_mutex_lock(&lock);
    int done = REAL(link)(path, other);
    if (!done) note((struct note){.kind = LINK}, path, other, NULL, NULL);
    pthread_mutex_unlock(&lock);
    return done;
}
