import { sql } from 'drizzle-orm';
import { getRuntime } from '@/app/_server/runtime';
import { log } from '@/lib/log';

/** GET /readyz: the database responds. */
export async function GET() {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { db } = await getRuntime();
    await db.execute(sql`select 1`);
    return new Response('ready\n', { headers });
  } catch (error) {
    log.error({ error }, 'not ready');
    return new Response('not ready\n', { status: 503, headers });
  }
}
