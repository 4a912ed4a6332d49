import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { madeLinks } from '@/lib/data/store/links-schema';
import { eachDatabase } from '@/lib/testing/databases';
import { whereLinks } from './list-links';
import { query } from './testing/history';
import { makeWorkspace } from './testing/workspace';
import { countLinks, walkLinks } from './walk-links';

eachDatabase('a walk through the history', (database) => {
  it('reads every link once while links are archived', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeWorkspace(db);
    await db.execute(sql`
      insert into made_links (workspace_id, product_id, marketplace, link_id, type, url, mobile_url, created_at)
      select ${workspaceId}, 'P', 'marketplace.de', 'L' || n, 'product', '', '',
        date_trunc('milliseconds', now()) - n * interval '1 microsecond'
      from generate_series(0, 11999) as n`);
    const where = whereLinks(db, { workspaceId }, query(), userId);
    expect(await countLinks(db, where)).toBe(12_000);
    const read: string[] = [];
    for await (const links of walkLinks(db, where)) {
      read.push(...links.map(({ linkId }) => linkId));
      const gone = inArray(madeLinks.linkId, read.slice(-5_000, -4_900));
      await db.update(madeLinks).set({ archivedAt: new Date() }).where(gone);
    }
    expect(read).toHaveLength(12_000);
    expect(new Set(read).size).toBe(12_000);
  });
});
