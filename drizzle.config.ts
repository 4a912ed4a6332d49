import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./lib/*/schema.ts', './lib/platform/store/schema.ts'],
  out: './lib/db/migrations',
});
