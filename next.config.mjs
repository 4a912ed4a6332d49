/** @type {import('next').NextConfig} */
const config = {
  reactCompiler: true,
  typedRoutes: true,
  // `npm test` and `npm run verify` check types. The build of a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  agentRules: false,
  // Disables /_next/image, with which anybody could make the server resize images. No image needs it.
  images: { unoptimized: true },
  // Every page waits for its title, so that it is in the head of the response.
  htmlLimitedBots: /.*/,
  redirects: async () => [
    { source: '/settings/alerts', destination: '/inbox', permanent: true },
    { source: '/settings/schedules', destination: '/inbox/scheduled', permanent: true },
  ],
  experimental: {
    // Fewer, larger files: on a first visit, each file costs the browser time before the first paint.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 1_000_000 },
    // Without Babel, which takes a quarter of the build.
    turbopackRustReactCompiler: true,
    // A source is built once. Writing the cache takes longer than it saves.
    turbopackFileSystemCacheForBuild: false,
  },
  // Native and WebAssembly packages, and long lists, stay outside the bundle.
  serverExternalPackages: [
    '@duckdb/node-api',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@resvg/resvg-js',
    '@zxcvbn-ts/language-common',
    'fs-native-extensions',
    'nodemailer',
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
