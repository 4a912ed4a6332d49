/** @type {import('next').NextConfig} */
const config = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  agentRules: false,
  // Disables /_next/image, with which anybody could make the server resize images. No image needs it.
  images: { unoptimized: true },
  // Every page waits for its title, so that it is in the head of the response.
  htmlLimitedBots: /.*/,
  // Pages that end in .dev.tsx are for developers. Production builds leave them out.
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  // Fewer, larger files: on a first visit, each file costs the browser time before the first paint.
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
