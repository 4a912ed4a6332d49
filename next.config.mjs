/** @type {import('next').NextConfig} */
const config = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  agentRules: false,
  // Native and WebAssembly packages stay outside the bundle.
  serverExternalPackages: [
    '@duckdb/node-api',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'pg',
    'pino',
    'rate-limiter-flexible',
    'undici',
  ],
};

export default config;
