import { sql } from 'drizzle-orm';
import { getRuntime } from '@/app/_server/runtime';
import { diskFull } from '@/lib/base/disk-full';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';

/** GET /readyz: the database responds, and the disk takes writes. */
export async function GET() {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { db, diskTakesWrites } = await getRuntime();
    await db.execute(sql`select 1`);
    if (!(await diskTakesWrites())) throw new Failure('disk_full', diskFull);
    return new Response('ready\n', { headers });
  } catch (error) {
    log.error({ error }, 'not ready');
    return new Response('not ready\n', { status: 503, headers });
  }
}
