// Loaded before all other libraries, it lets calls on databases fail while there is a file that says how: the number of an error, and which calls.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int fails(int fd, const char *call) {
    char link[64], path[4096], instructions[256];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    if (!strstr(path, ".db")) return 0;
    int flag = open(getenv("FAULTS"), O_RDONLY);
    if (flag < 0) return 0;
    length = read(flag, instructions, sizeof instructions - 1);
    close(flag);
    if (length <= 0) return 0;
    instructions[length] = 0;
    if (!strstr(instructions, call)) return 0;
    errno = atoi(instructions);
    return 1;
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *bytes, size_t count) {
    REAL(write);
    return fails(fd, "write") ? -1 : real(fd, bytes, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    REAL(pwrite);
    return fails(fd, "write") ? -1 : real(fd, bytes, count, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    REAL(pwrite64);
    return fails(fd, "write") ? -1 : real(fd, bytes, count, at);
}
int fsync(int fd) {
    REAL(fsync);
    return fails(fd, "sync") ? -1 : real(fd);
}
int fdatasync(int fd) {
    REAL(fdatasync);
    return fails(fd, "sync") ? -1 : real(fd);
}
ssize_t read(int fd, void *bytes, size_t count) {
    REAL(read);
    return fails(fd, "read") ? -1 : real(fd, bytes, count);
}
ssize_t pread(int fd, void *bytes, size_t count, off_t at) {
    REAL(pread);
    return fails(fd, "read") ? -1 : real(fd, bytes, count, at);
}
ssize_t pread64(int fd, void *bytes, size_t count, off64_t at) {
    REAL(pread64);
    return fails(fd, "read") ? -1 : real(fd, bytes, count, at);
}
