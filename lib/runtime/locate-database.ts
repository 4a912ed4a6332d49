import { join } from 'node:path';
import type { Environment } from '@/lib/base/environment';
import type { DatabaseLocation } from '@/lib/server/db/open-database';

/** `DATABASE_URL` if it is set, otherwise the embedded database in `DATA_DIR/app`. */
export function locateDatabase({ DATABASE_URL, DATA_DIR }: Environment): DatabaseLocation {
  return DATABASE_URL ? { url: DATABASE_URL } : { folder: join(DATA_DIR, 'app') };
}
