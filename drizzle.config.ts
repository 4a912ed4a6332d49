import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './{lib,features}/**/*schema.ts',
  out: './lib/server/db/migrations',
});
