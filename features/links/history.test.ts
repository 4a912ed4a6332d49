import { expect, it } from 'vitest';
import { findSubidProblem } from '@/lib/contract/subid';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { eachDatabase } from '@/lib/testing/databases';
import { archiveLinks } from './archive-links';
import { createLink } from './create-link';
import { withoutSubid } from './history-filters';
import { listLinks } from './list-links';
import { createHistory, query } from './testing/history';
import { createStandInApi } from './testing/stand-in-api';
import { makeWorkspace } from './testing/workspace';

eachDatabase('link history', (database) => {
  it('shows creators their own links, and everyone else all', async () => {
    const { db } = database();
    const { find, creatorId, userId, workspaceId, make } = await createHistory(db);
    expect(await find({})).toEqual(['P1/bio', 'P1/news', 'P2/bio', 'P3/']);
    expect(await find({}, { userId: creatorId })).toEqual(['P1/news', 'P3/']);
    expect(await find({ mine: 'yes' })).toEqual(['P1/bio', 'P2/bio']);
    // An existing link is added to the history of the person who requests it.
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
    [{ q: '“links.example/l/L2”' }, ['P2/bio']],
    [{ subid: 'bio' }, ['P1/bio', 'P2/bio']],
    [{ subid: withoutSubid }, ['P3/']],
    [{ product: 'P1', subid: 'news' }, ['P1/news']],
    [{ marketplace: 'marketplace.fr' }, []],
    [{ archived: 'yes' }, []],
  ])('is narrowed by %j', async (given, found) => {
    const { find } = await createHistory(database().db);
    expect(await find(given)).toEqual(found);
  });

  it('distinguishes a subid named “none” from no subid', async () => {
    const { db } = database();
    const { find, make, userId } = await createHistory(db);
    await make(userId, 'P4', 'none');
    expect(await find({ subid: 'none' })).toEqual(['P4/none']);
    expect(await find({ subid: withoutSubid })).toEqual(['P3/']);
    expect(findSubidProblem(withoutSubid)).toMatchObject({ kind: 'character' });
  });

  it('is filtered by groups of products, but not for creators, who do not see groups', async () => {
    const { db } = database();
    const { find, workspaceId, creatorId } = await createHistory(db);
    const [first, second] = ['f0000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000002'];
    const groups = new Map([
      [first, ['P1', 'P2']],
      [second, ['P2', 'P9']],
    ]);
    await placeGroups(db, workspaceId, { creator: new Map(), product: groups });
    expect(await find({ groups: first })).toEqual(['P1/bio', 'P1/news', 'P2/bio']);
    expect(await find({ groups: `${second},none`, subid: 'bio' })).toEqual(['P2/bio']);
    expect(await find({ groups: 'none' })).toEqual(['P3/']);
    expect(await find({ groups: 'unknown' })).toEqual([]);
    await expect(find({ groups: first }, { userId: creatorId })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('pages without missing or repeating a link, in every order', async () => {
    const { db } = database();
    const owner = await makeWorkspace(db);
    const { call } = createStandInApi();
    for (let at = 0; at < 120; at += 1) {
      await createLink({ db, call, owner: 'test' }, owner, { productId: `P${at % 7}`, subid1: `s${at}` });
    }
    for (const [sort, order] of [
      ['created', 'desc'],
      ['created', 'asc'],
      ['product', 'asc'],
      ['subid1', 'desc'],
    ]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listLinks(db, owner, query({ sort, order, cursor }), owner.userId);
        seen.push(...page.links.map(({ id }) => id));
        cursor = page.cursor ?? undefined;
      } while (cursor);
      expect([sort, order, seen.length, new Set(seen).size]).toEqual([sort, order, 120, 120]);
    }
    await expect(listLinks(db, owner, query({ cursor: 'x' }), owner.userId)).rejects.toMatchObject({
      issues: [{ field: 'cursor' }],
    });
  });

  it('sorts products by displayed name, ignoring case', async () => {
    const { db } = database();
    const { workspaceId, userId, make } = await createHistory(db);
    await make(userId, 'P8', 'bio', 'apron');
    await make(userId, 'P9', 'bio', 'Zip bag');
    const read = async (order: string) => {
      const { links } = await listLinks(
        db,
        { workspaceId },
        query({ sort: 'product', order, subid: 'bio' }),
        userId,
      );
      return links.map(({ title, productId }) => title ?? productId);
    };
    const shown = ['apron', 'Blue 100% wool_hat', 'P2', 'Zip bag'];
    expect(await read('asc')).toEqual(shown);
    expect(await read('desc')).toEqual([...shown].reverse());
  });

  it('archives links and restores them', async () => {
    const { db } = database();
    const { find, workspaceId, userId, creatorId } = await createHistory(db);
    const { links } = await listLinks(db, { workspaceId }, query({ product: 'P1' }), userId);
    const ids = links.map(({ id }) => id);
    expect(await archiveLinks(db, { workspaceId, userId: creatorId }, ids, true)).toBe(1);
    expect(await find({ product: 'P1' })).toEqual(['P1/bio']);
    expect(await find({ archived: 'yes' })).toEqual(['P1/news']);
    expect(await archiveLinks(db, { workspaceId }, ids, false)).toBe(2);
    expect(await find({ product: 'P1' })).toEqual(['P1/bio', 'P1/news']);
  });
});
