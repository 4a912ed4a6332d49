import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/lib/server/db/database';
import { settings } from '../store/schema';

/** The sort keys of a page's last row. */
export type Position = readonly string[];

export type Cursors = {
  seal: (scope: string, position: Position) => string;
  /** Null if the cursor was altered, or made for another scope or secret. */
  open: (scope: string, cursor: string) => Position | null;
};

const macLength = 16;

/**
 * Opaque cursors: a position and a MAC over it and its scope (operation, owner, filters), in base64url. They do not
 * contain filters, so they stay far below the API's 512 characters.
 */
export function createCursors(secret: Buffer): Cursors {
  const sign = (scope: string, payload: Buffer) =>
    createHmac('sha256', secret).update(scope).update('\0').update(payload).digest().subarray(0, macLength);

  return {
    seal(scope, position) {
      const payload = Buffer.from(JSON.stringify(position));
      return Buffer.concat([sign(scope, payload), payload]).toString('base64url');
    },
    open(scope, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      // Buffer.from skips characters that are not base64url. Encoding the bytes again finds such a cursor.
      if (bytes.length <= macLength || bytes.toString('base64url') !== cursor) return null;
      const payload = bytes.subarray(macLength);
      if (!timingSafeEqual(bytes.subarray(0, macLength), sign(scope, payload))) return null;
      return JSON.parse(payload.toString());
    },
  };
}

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
