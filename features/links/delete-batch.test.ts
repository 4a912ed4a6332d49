import { eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { linkBatches, linkBatchRows, madeLinks } from '@/lib/data/store/links-schema';
import { countAnswers } from '@/lib/testing/count-answers';
import { eachDatabase } from '@/lib/testing/databases';
import { deleteBatch } from './delete-batch';

eachDatabase('a batch of links', (database) => {
  it('is deleted in parts, its links stay, and others are answered in between', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const [batch] = await db
      .insert(linkBatches)
      .values({ ...owner, name: 'b', state: 'finished' })
      .returning();
    const batchId = batch?.id ?? '';
    await db.execute(sql`
      WITH made AS (
        INSERT INTO made_links (workspace_id, product_id, marketplace, link_id, type, url, mobile_url, batch_id)
        SELECT CAST(${owner.workspaceId} AS uuid), 'p', 'm', 'l' || n, 't', 'u', 'u', CAST(${batchId} AS uuid)
        FROM generate_series(1, 10000) n RETURNING id
      )
      INSERT INTO link_batch_rows (batch_id, position, product_id, state, made_link_id)
      SELECT CAST(${batchId} AS uuid), row_number() OVER (), 'p', 'made', id FROM made`);
    const deleting = deleteBatch(db, owner, batchId);
    expect(await countAnswers(db, deleting)).toBeGreaterThan(10);
    await deleting;
    expect(await db.$count(linkBatches)).toBe(0);
    expect(await db.$count(linkBatchRows)).toBe(0);
    expect(await db.$count(madeLinks, isNull(madeLinks.batchId))).toBe(10_000);
  });

  it('is not deleted while it runs, or while a request is in progress', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    for (const [state, row] of [
      ['running', 'waiting'],
      ['paused', 'sending'],
    ] as const) {
      const [batch] = await db
        .insert(linkBatches)
        .values({ ...owner, name: 'b', state })
        .returning();
      const batchId = batch?.id ?? '';
      await db.insert(linkBatchRows).values({ batchId, position: 1, productId: 'p', state: row });
      await expect(deleteBatch(db, owner, batchId)).rejects.toMatchObject({ code: 'conflict' });
      const [left] = await db.select().from(linkBatches).where(eq(linkBatches.id, batchId));
      expect(left?.state).toBe(state);
    }
  });
});
