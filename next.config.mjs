/** @type {import('next').NextConfig} */
const config = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  agentRules: false,
  // Disables /_next/image, with which anybody could make the server resize images. No image needs it.
  images: { unoptimized: true },
  // A page's title is in the head of its answer, for every browser.
  htmlLimitedBots: /.*/,
  // Pages for developers alone end in .dev.tsx. A production build does not know them.
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  // Fewer, larger files: on a first visit the browser's work for each of them comes before the first paint.
  experimental: { turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 1_000_000 } },
  // Native and WebAssembly packages, and long lists, stay outside the bundle.
  serverExternalPackages: [
    '@duckdb/node-api',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    'fs-native-extensions',
    'pg',
    'pg-copy-streams',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'undici',
    'write-excel-file',
  ],
};

export default config;
