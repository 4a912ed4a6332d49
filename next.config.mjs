/** @type {import('next').NextConfig} */
const config = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  agentRules: false,
  // Fewer, larger files: on a first visit the browser's work for each of them comes before the first paint.
  experimental: { turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 1_000_000 } },
  // Native and WebAssembly packages, and long lists, stay outside the bundle.
  serverExternalPackages: [
    '@duckdb/node-api',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    'pg',
    'pino',
    'rate-limiter-flexible',
    'undici',
  ],
};

const everywhere = [{ key: 'x-content-type-options', value: 'nosniff' }];

// Pages have theirs from proxy.ts, with a nonce.
const data = [
  { key: 'content-security-policy', value: "default-src 'none'; frame-ancestors 'none'" },
  { key: 'referrer-policy', value: 'no-referrer' },
  { key: 'x-frame-options', value: 'DENY' },
];

export default {
  ...config,
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/api/:path*', headers: data },
  ],
};
