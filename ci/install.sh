# Sourced by the scripts that need more than cargo. They name what they need and then call
# `install_missing`, which leaves alone what is already there:
#
#     need qemu-arm qemu-user
#     need_file /usr/include/stdio.h libc6-dev
#     install_missing

missing=()

# A command, by name or by path, and the Debian package that brings it.
need() {
    command -v "$1" >/dev/null || missing+=("$2")
}

# A file or a folder, and the Debian package that brings it.
need_file() {
    [ -e "$1" ] || missing+=("$2")
}

# Installs the packages that are missing, all in one call of apt-get.
install_missing() {
    [ "${#missing[@]}" -gt 0 ] || return 0
    echo "installing: ${missing[*]}"
    local sudo=() options=(-qq -o DPkg::Lock::Timeout=600)
    [ "$(id -u)" = 0 ] || sudo=(sudo)
    "${sudo[@]}" apt-get "${options[@]}" update
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" \
        install -y --no-install-recommends "${missing[@]}" </dev/null >/dev/null
}
