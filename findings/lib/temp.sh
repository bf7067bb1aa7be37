# Sourced by each finding: a temp folder that goes at the end, packages in it, the comparison.
set -eu
T=$(mktemp -d)
chmod 755 "$T"
trap 'for p in $(cat "$T"/*.pid 2>/dev/null); do kill "$p" 2>/dev/null || :; done; sleep 0.5; rm -rf "$T"' EXIT
cd "$T"
PORT=$((20000 + RANDOM % 10000))
export PORT

# Debian's packages with what they need, unpacked below $T/root and installed nowhere.
debian() {
  mkdir -p "$T/deb/partial"
  apt-get install -y -qq --download-only --reinstall --no-install-recommends -o Dir::Cache::archives="$T/deb/" \
    -o APT::Sandbox::User=root "$@" >"$T/apt.log" 2>&1 || { cat "$T/apt.log"; exit 1; }
  for package in "$T"/deb/*.deb; do dpkg-deb -x "$package" "$T/root"; done
  chmod 755 "$T/root"
  libraries=$T/root/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo x86_64-linux-gnu)
  export PATH="$T/root/usr/sbin:$T/root/usr/bin:$PATH" LD_LIBRARY_PATH="$libraries"
  for package in "$@"; do echo "$package"; done
}

# Packages of npm below $T/node_modules.
packages() {
  echo '{"type":"module"}' >"$T/package.json"
  npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$T" "$@"
  for package in "$@"; do echo "$package"; done
}

# $1 what was seen, $2 what the finding says.
same() {
  printf 'seen: %s\n' "$1"
  [ "$1" = "$2" ] || { printf 'said: %s\n' "$2"; exit 1; }
}
