import { join } from 'node:path';
import type { DatabaseLocation } from '@/lib/db/database';
import type { Environment } from '@/lib/environment';

/** `DATABASE_URL` if it is set, otherwise a folder in `DATA_DIR`. */
export function locateDatabase(environment: Environment, part: 'app' | 'platform'): DatabaseLocation {
  return environment.DATABASE_URL
    ? { url: environment.DATABASE_URL }
    : { folder: join(environment.DATA_DIR, part) };
}
