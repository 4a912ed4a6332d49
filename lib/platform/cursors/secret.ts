import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/lib/server/db/database';
import { settings } from '../store/schema';

const name = 'cursor-secret';

/** The key for signing cursors. Created once and stored in the database, so all instances share it. */
export async function readCursorSecret(db: Db): Promise<Buffer> {
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return Buffer.from(z.string().parse(row?.value), 'base64');
}
