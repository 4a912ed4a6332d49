import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';

eachDatabase('an open database', (database) => {
  it('answers', async () => {
    const { rows } = Object(await database().db.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
  });
});
