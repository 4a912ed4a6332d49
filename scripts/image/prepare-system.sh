#!/bin/sh
# Adds what the server needs to Debian: libraries of Node, certificates, a user and its data folder.
set -eu

apt-get update -q
apt-get install -y -q --no-install-recommends ca-certificates libatomic1 libstdc++6
rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin /var/log/*
useradd --uid 1000 --create-home --home-dir /home/partnerdeck --shell /usr/sbin/nologin partnerdeck
install -d -o partnerdeck -g partnerdeck -m 700 /data
