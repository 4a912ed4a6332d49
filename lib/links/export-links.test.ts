import { parse } from 'csv-parse/sync';
import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { exportLinks } from './export-links';
import { whereLinks } from './list-links';
import { madeLinks } from './schema';
import { createHistory, query } from './testing/history';
import { makeWorkspace } from './testing/workspace';

eachDatabase('the history as a file', (database) => {
  it('goes out whole as CSV', async () => {
    const { db } = database();
    const { workspaceId, userId, make } = await createHistory(db);
    await make(userId, 'P9', 'bio', 'Elsewhere', 'retailer2.com');
    let text = '';
    const where = whereLinks(db, { workspaceId }, query(), userId);
    const clicks = async (ids: readonly string[]) =>
      new Map([[ids[1] ?? '', { clicks: 7, lastDay: '2026-11-20', provisional: false }]]);
    for await (const part of exportLinks(db, where, clicks)) text += part;
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(rows.map((row) => row.product_id).sort()).toEqual(['P1', 'P1', 'P2', 'P3', 'P9']);
    expect(rows.map((row) => row.clicks).sort()).toEqual(['0', '0', '0', '7', 'not reported']);
    expect(rows.find((row) => row.marketplace === 'retailer2.com')?.clicks).toBe('not reported');
  });

  it('goes out whole where links are archived while it does', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeWorkspace(db);
    await db.execute(sql`
      insert into made_links (workspace_id, product_id, marketplace, link_id, type, url, mobile_url, created_at)
      select ${workspaceId}, 'P', 'marketplace.de', 'L' || n, 'product', '', '',
        date_trunc('milliseconds', now()) - n * interval '1 microsecond'
      from generate_series(0, 11999) as n`);
    const archive = async (ids: readonly string[]) => {
      const gone = inArray(madeLinks.linkId, ids.slice(0, 100));
      await db.update(madeLinks).set({ archivedAt: new Date() }).where(gone);
      return undefined;
    };
    let text = '';
    for await (const part of exportLinks(db, whereLinks(db, { workspaceId }, query(), userId), archive)) {
      text += part;
    }
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(rows).toHaveLength(12_000);
    expect(new Set(rows.map((row) => row.link_id)).size).toBe(12_000);
  });
});
