import { expect, it } from 'vitest';
import { openTestPglite } from '@/lib/testing/databases';
import { vacuum } from './vacuum';

it('gives the space of changed and deleted rows to new ones', async () => {
  const { embedded, close } = await openTestPglite();
  if (!embedded) throw new Error('The database is not embedded.');
  const sizes: unknown[] = [];
  for (let day = 0; day < 4; day += 1) {
    await embedded.query(
      `INSERT INTO messages (kind, transport, destination, created_at, next_at, given_up_at)
       SELECT 'test', 'mail', 'someone', now(), now(), now() FROM generate_series(1, 300)`,
    );
    await embedded.query("UPDATE messages SET state = 'sent', next_at = now() + interval '1 minute'");
    await embedded.query('DELETE FROM messages');
    await vacuum(embedded);
    const { rows } = await embedded.query<{ size: string }>(
      "SELECT pg_total_relation_size('messages') AS size",
    );
    sizes.push(rows[0]?.size);
  }
  await close();
  expect(sizes[3]).toBe(sizes[1]);
});
