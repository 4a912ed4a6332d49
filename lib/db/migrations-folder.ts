import { join } from 'node:path';

export const migrationsFolder = join(process.cwd(), 'lib/db/migrations');
