import { join } from 'node:path';
import type { Environment } from '@/lib/base/environment';
import type { DatabaseLocation } from '@/lib/server/db/database';

/** `DATABASE_URL` if it is set, otherwise a folder in `DATA_DIR`. */
export function locateDatabase(environment: Environment, part: 'app' | 'platform'): DatabaseLocation {
  return environment.DATABASE_URL
    ? { url: environment.DATABASE_URL }
    : { folder: join(environment.DATA_DIR, part) };
}
