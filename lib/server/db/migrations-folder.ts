import { join } from 'node:path';

export const migrationsFolder = join(process.cwd(), 'lib/server/db/migrations');
