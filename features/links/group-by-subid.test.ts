import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { groupBySubid } from './group-by-subid';
import { createHistory, query } from './testing/history';
import { makeWorkspace } from './testing/workspace';

const none = async () => undefined;

eachDatabase('links by subid', (database) => {
  it('groups by subid, with clicks if they are stored', async () => {
    const { db } = database();
    const { workspaceId, userId } = await createHistory(db);
    const group = (clicks: Parameters<typeof groupBySubid>[4]) =>
      groupBySubid(db, { workspaceId }, query(), userId, clicks);
    const unknown = await group(none);
    expect(unknown[0]).toMatchObject({ subid1: 'bio', links: 2, products: 2, clicks: null });
    expect(unknown.map(({ subid1 }) => subid1 ?? 'none').sort()).toEqual(['bio', 'news', 'none']);
    const counted = await group(
      async (ids) =>
        new Map(ids.map((id) => [id, { clicks: 3, lastDay: '2026-11-20', provisional: id === ids[0] }])),
    );
    expect(counted[0]).toMatchObject({
      subid1: 'bio',
      links: 2,
      products: 2,
      clicks: 6,
      lastDay: '2026-11-20',
    });
  });

  it('does not count links without click reports as zero clicks', async () => {
    const { db } = database();
    const { workspaceId, userId, make } = await createHistory(db);
    await make(userId, 'P1', 'bio', undefined, 'storefront-platform.com');
    await make(userId, 'P2', 'far', undefined, 'retailer3.com');
    const clicked = async () => new Map();
    const groups = await groupBySubid(db, { workspaceId }, query(), userId, clicked);
    const counts = new Map(
      groups.map(({ subid1, links, unreported, clicks }) => [subid1, [links, unreported, clicks]]),
    );
    expect(counts.get('bio')).toEqual([3, 1, 0]);
    expect(counts.get('far')).toEqual([1, 1, null]);
    expect(counts.get('news')).toEqual([1, 0, 0]);
  });

  it('counts clicks that are reported for a marketplace that is not known to be', async () => {
    const { db } = database();
    const { workspaceId, userId, make } = await createHistory(db);
    const far = await make(userId, 'P2', 'far', undefined, 'retailer3.com');
    await make(userId, 'P3', 'far', undefined, 'retailer3.com');
    const clicked = async () =>
      new Map([[far.link.linkId, { clicks: 4, lastDay: '2026-11-20', provisional: false }]]);
    const groups = await groupBySubid(db, { workspaceId }, query(), userId, clicked);
    const group = groups.find(({ subid1 }) => subid1 === 'far');
    expect(group).toMatchObject({ links: 2, unreported: 1, clicks: 4, lastDay: '2026-11-20' });
  });

  it('groups more links than fit one page', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeWorkspace(db);
    await db.execute(sql`
      insert into made_links (workspace_id, product_id, marketplace, subid1, link_id, type, url, mobile_url)
      select ${workspaceId}, 'P' || n % 7, 'marketplace.de', 's' || n % 3, 'L' || n, 'product', '', ''
      from generate_series(0, 20999) as n`);
    const sizes: number[] = [];
    const groups = await groupBySubid(db, { workspaceId }, query(), userId, async (ids) => {
      sizes.push(ids.length);
      return new Map(
        ids.map((id) => {
          const subid = Number(id.slice(1)) % 3;
          return [id, { clicks: subid, lastDay: `2026-11-2${subid}`, provisional: subid === 2 }];
        }),
      );
    });
    expect(sizes).toEqual([20_000, 1_000]);
    expect(groups.map(({ lastMade: _, ...group }) => group)).toEqual(
      [2, 1, 0].map((subid) => ({
        subid1: `s${subid}`,
        links: 7_000,
        products: 7,
        unreported: 0,
        clicks: 7_000 * subid,
        lastDay: `2026-11-2${subid}`,
        provisional: subid === 2,
      })),
    );
  });
});
