import { parse } from 'csv-parse/sync';
import { inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memberships, users } from '@/lib/accounts/schema';
import { findSubidProblem } from '@/lib/contract/subid';
import type { Db } from '@/lib/db/database';
import { eachDatabase } from '@/lib/testing/databases';
import { archiveLinks } from './archive-links';
import { createLink } from './create-link';
import { exportLinks } from './export-links';
import { exportSubids } from './export-subids';
import { findSplit } from './find-split';
import { groupBySubid } from './group-by-subid';
import { historyQuery } from './history-query';
import { withoutSubid } from './history-subid';
import { listLinks, whereLinks } from './list-links';
import { listPresets, removePreset, savePreset } from './presets';
import { madeLinks } from './schema';
import { listSiblings, suggestSubids } from './suggestions';
import { makeStandInApi } from './testing/stand-in-api';
import { makeWorkspace } from './testing/workspace';

const query = (given: object = {}) => historyQuery.parse(given);
const none = async () => undefined;

async function addCreator(db: Db, workspaceId: string): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com`, name: 'Bea' })
    .returning();
  if (!user) throw new Error('No user was made.');
  await db.insert(memberships).values({ workspaceId, userId: user.id, role: 'creator' });
  return user.id;
}

async function makeHistory(db: Db) {
  const owner = await makeWorkspace(db);
  const creatorId = await addCreator(db, owner.workspaceId);
  const { call } = makeStandInApi();
  const make = (userId: string, productId: string, subid1?: string, title?: string) =>
    createLink(
      { db, call, holder: 'test' },
      { ...owner, userId },
      { productId, marketplace: 'marketplace.de', subid1, title },
    );
  await make(owner.userId, 'P1', 'bio', 'Blue 100% wool_hat');
  await make(owner.userId, 'P2', 'bio');
  await make(creatorId, 'P1', 'news');
  await make(creatorId, 'P3');
  const find = async (given: object, scope: { userId?: string } = {}) => {
    const page = await listLinks(
      db,
      { workspaceId: owner.workspaceId, ...scope },
      query(given),
      owner.userId,
    );
    return page.links.map(({ productId, subid1 }) => `${productId}/${subid1 ?? ''}`).sort();
  };
  return { ...owner, creatorId, make, find };
}

eachDatabase('link history', (database) => {
  it('shows a creator their own, and everybody else all', async () => {
    const { db } = database();
    const { find, creatorId, userId, workspaceId, make } = await makeHistory(db);
    expect(await find({})).toEqual(['P1/bio', 'P1/news', 'P2/bio', 'P3/']);
    expect(await find({}, { userId: creatorId })).toEqual(['P1/news', 'P3/']);
    expect(await find({ mine: 'yes' })).toEqual(['P1/bio', 'P2/bio']);
    // A link that is there already joins the history of whoever asks for it.
    expect(await make(creatorId, 'P2', 'bio')).toMatchObject({ state: 'existing' });
    expect(await find({}, { userId: creatorId })).toEqual(['P1/news', 'P2/bio', 'P3/']);
    const other = await makeWorkspace(db);
    expect((await listLinks(db, other, query(), userId)).links).toEqual([]);
    expect(await archiveLinks(db, { workspaceId: other.workspaceId }, [workspaceId], true)).toBe(0);
  });

  it.each([
    [{ q: 'wool_' }, ['P1/bio']],
    [{ q: '100% BLUE' }, ['P1/bio']],
    [{ q: '%' }, ['P1/bio']],
    [{ subid: 'bio' }, ['P1/bio', 'P2/bio']],
    [{ subid: '!none' }, ['P3/']],
    [{ product: 'P1', subid: 'news' }, ['P1/news']],
    [{ marketplace: 'marketplace.fr' }, []],
    [{ archived: 'yes' }, []],
  ])('is narrowed by %j', async (given, found) => {
    const { find } = await makeHistory(database().db);
    expect(await find(given)).toEqual(found);
  });

  it('tells a subid spelt “none” from no subid', async () => {
    const { db } = database();
    const { find, make, userId } = await makeHistory(db);
    await make(userId, 'P4', 'none');
    expect(await find({ subid: 'none' })).toEqual(['P4/none']);
    expect(await find({ subid: withoutSubid })).toEqual(['P3/']);
    expect(findSubidProblem(withoutSubid)).toMatchObject({ kind: 'character' });
  });

  it('pages without losing or doubling a link, in every order', async () => {
    const { db } = database();
    const owner = await makeWorkspace(db);
    const { call } = makeStandInApi();
    for (let at = 0; at < 120; at += 1) {
      await createLink({ db, call, holder: 'test' }, owner, { productId: `P${at % 7}`, subid1: `s${at}` });
    }
    for (const sort of ['-created', 'created', 'product', '-subid1']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listLinks(db, owner, query({ sort, cursor }), owner.userId);
        seen.push(...page.links.map(({ id }) => id));
        cursor = page.cursor ?? undefined;
      } while (cursor);
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 120, 120]);
    }
    await expect(listLinks(db, owner, query({ cursor: 'x' }), owner.userId)).rejects.toMatchObject({
      issues: [{ field: 'cursor' }],
    });
  });

  it('orders products by what it shows, in either case', async () => {
    const { db } = database();
    const { workspaceId, userId, make } = await makeHistory(db);
    await make(userId, 'P8', 'bio', 'apron');
    await make(userId, 'P9', 'bio', 'Zip bag');
    const read = async (sort: string) => {
      const { links } = await listLinks(db, { workspaceId }, query({ sort, subid: 'bio' }), userId);
      return links.map(({ title, productId }) => title ?? productId);
    };
    const shown = ['apron', 'Blue 100% wool_hat', 'P2', 'Zip bag'];
    expect(await read('product')).toEqual(shown);
    expect(await read('-product')).toEqual([...shown].reverse());
  });

  it('puts links away and brings them back', async () => {
    const { db } = database();
    const { find, workspaceId, userId, creatorId } = await makeHistory(db);
    const { links } = await listLinks(db, { workspaceId }, query({ product: 'P1' }), userId);
    const ids = links.map(({ id }) => id);
    expect(await archiveLinks(db, { workspaceId, userId: creatorId }, ids, true)).toBe(1);
    expect(await find({ product: 'P1' })).toEqual(['P1/bio']);
    expect(await find({ archived: 'yes' })).toEqual(['P1/news']);
    expect(await archiveLinks(db, { workspaceId }, ids, false)).toBe(2);
    expect(await find({ product: 'P1' })).toEqual(['P1/bio', 'P1/news']);
  });

  it('groups by subid, with clicks where they are held', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeHistory(db);
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

  it('groups more links than are in memory at once', async () => {
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
        clicks: 7_000 * subid,
        lastDay: `2026-11-2${subid}`,
        provisional: subid === 2,
      })),
    );
  });

  it('goes out whole as CSV', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeHistory(db);
    let text = '';
    const where = whereLinks(db, { workspaceId }, query(), userId);
    const clicks = async (ids: readonly string[]) =>
      new Map([[ids[0] ?? '', { clicks: 7, lastDay: '2026-11-20', provisional: false }]]);
    for await (const part of exportLinks(db, where, clicks)) text += part;
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(rows.map((row) => row.product_id).sort()).toEqual(['P1', 'P1', 'P2', 'P3']);
    expect(rows.map((row) => row.clicks).sort()).toEqual(['0', '0', '0', '7']);
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

  it('is exported by subid, formula-safe, without clicks where none are held', async () => {
    const { db } = database();
    const { workspaceId, userId, make } = await makeHistory(db);
    await make(userId, 'P1', '-sale');
    const groups = await groupBySubid(db, { workspaceId }, query(), userId, none);
    let text = '';
    for await (const part of exportSubids(groups)) text += part;
    const rows: Record<string, string>[] = parse(text, { columns: true });
    const lines = rows.map((row) => [row.subid1, row.links, row.clicks].join('/'));
    expect(lines.sort()).toEqual(["'-sale/1/", '/1/', 'bio/2/', 'news/1/']);
  });

  it('offers presets and the subids used last, and knows a product’s other links', async () => {
    const { db } = database();
    const { workspaceId, userId, creatorId } = await makeHistory(db);
    const owner = { workspaceId, userId, role: 'owner' } as const;
    const creator = { workspaceId, userId: creatorId, role: 'creator' } as const;
    const preset = await savePreset(db, owner, { name: 'newsletter', subid1: 'news' });
    await savePreset(db, owner, { name: 'newsletter', subid1: 'news-2' });
    expect(await suggestSubids(db, creator)).toEqual({
      presets: [
        { id: preset.id, name: 'newsletter', subid1: 'news-2', subid2: null, sharedid: null, mine: false },
      ],
      recentSubid1: ['news'],
      recentSubid2: [],
    });
    const siblings = await listSiblings(db, { workspaceId }, { productId: 'P1' });
    expect(siblings.map(({ subid1 }) => subid1).sort()).toEqual(['bio', 'news']);
  });
});

eachDatabase('a preset', (database) => {
  it('is replaced and removed by who saved it, or by an admin', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeWorkspace(db);
    const owner = { workspaceId, userId, role: 'owner' } as const;
    const [mara, nils] = await Promise.all(
      [1, 2].map(async () => ({
        workspaceId,
        userId: await addCreator(db, workspaceId),
        role: 'creator' as const,
      })),
    );
    if (!mara || !nils) throw new Error('Two creators were added.');
    const preset = await savePreset(db, mara, { name: 'bio', subid1: 'bio' });
    const forbidden = { code: 'forbidden' };
    await expect(savePreset(db, nils, { name: 'bio', subid1: 'mine' })).rejects.toMatchObject(forbidden);
    await expect(removePreset(db, nils, preset.id)).rejects.toMatchObject(forbidden);
    const elsewhere = { ...owner, workspaceId: (await makeWorkspace(db)).workspaceId };
    await expect(removePreset(db, elsewhere, preset.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listPresets(db, nils)).toMatchObject([{ subid1: 'bio', mine: false }]);
    expect(await savePreset(db, mara, { name: 'bio', subid1: 'bio-2' })).toMatchObject({ id: preset.id });
    expect(await listPresets(db, owner)).toMatchObject([{ subid1: 'bio-2', mine: true }]);
    await removePreset(db, owner, preset.id);
    const again = await savePreset(db, mara, { name: 'bio', subid1: 'bio' });
    await removePreset(db, mara, again.id);
    expect(await listPresets(db, owner)).toEqual([]);
  });
});

describe('findSplit', () => {
  const link = (subid1: string | null) => ({
    linkId: subid1 ?? 'x',
    subid1,
    subid2: null,
    url: `u/${subid1}`,
  });
  const three = [link('a'), link('b'), link(null)];

  it.each([
    [{ productId: 'P', subid1: 'new' }, three, { kind: 'split', links: 3, subids: ['a', 'b'] }],
    [{ productId: 'P', subid1: 'a' }, three, { kind: 'same', url: 'u/a' }],
    [{ productId: 'P' }, three, { kind: 'same', url: 'u/null' }],
    [{ productId: 'P', subid1: 'new' }, three.slice(1), undefined],
    [{ productId: 'P', subid1: 'a', subid2: 'z' }, three, undefined],
  ])('of %j', (draft, siblings, split) => {
    expect(findSplit(draft, siblings)).toEqual(split);
  });
});
