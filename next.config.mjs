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
  // A server runs beside its packages, so nothing reads which of their files a page needs.
  outputFileTracingExcludes: { '/**': ['node_modules/**'] },
  experimental: {
    // Nothing reads them, and writing them takes a tenth of the build.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // A start need not wait for the code of all pages. scripts/serve.mjs loads the first ones.
    preloadEntriesOnStart: false,
    // Larger chunks have more copies of modules, smaller ones are more files for each page: see decision 40.
    turbopackChunking: { minChunkSize: 25_000 },
    // Without Babel, which takes a quarter of the build.
    turbopackRustReactCompiler: true,
    // A source is built once. Writing the cache takes longer than it saves.
    turbopackFileSystemCacheForBuild: false,
  },
  // Native and WebAssembly packages, large ones, and long lists stay outside the bundle.
  serverExternalPackages: [
    '@duckdb/node-api',
    '@electric-sql/pglite',
    '@modelcontextprotocol/server',
    '@node-rs/argon2',
    '@opentelemetry/api',
    '@resvg/resvg-js',
    '@simplewebauthn/server',
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
