#!/bin/sh
# Builds in the current folder, then removes everything that a running server does not need.
set -eu

export NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
node scripts/build.mjs

# `next build` has put these packages into .next.
npm uninstall --omit=dev --loglevel=error \
  @tailwindcss/postcss @tanstack/react-query @tanstack/react-table \
  @types/node @types/react \
  clsx recharts \
  swagger-ui-dist tailwindcss typescript uqr

node scripts/install-traces.mjs

# Next.js brings along a compiler and a development server.
(
  cd node_modules
  rm -rf @next/swc-* caniuse-lite baseline-browser-mapping bintrees/test @opentelemetry/*/build/esm @opentelemetry/*/build/esnext
  cd next/dist
  rm -rf bundle-analyzer docs esm next-devtools server/capsize-font-metrics.json
  cd compiled
  rm -rf *-experimental @next/font @vercel/nft @vercel/og babel babel-packages next-devtools react-server-dom-webpack
)
find node_modules -type f \( -name '*.map' -o -name '*.dev.js' -o -name '*.development*.js' -o -name '*.[cm]ts' -o -name '*.ts' \) -delete
find .next \( -name '*.nft.json' -o -name '*.map' \) -delete
rm -rf .next/cache .next/diagnostics .next/types .next/trace*

rm -rf .devcontainer app bench components deploy e2e instrumentation.ts proxy.ts package-lock.json
find features lib scripts -name '*.test.ts' -delete
find . -type d -empty -delete

# Symbols for debuggers.
strip --strip-all "$(command -v node)" node_modules/@duckdb/*/libduckdb.so
