import { describe, expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { findSplit } from './find-split';
import { listPresets, removePreset, savePreset } from './presets';
import { listSiblings, suggestSubids } from './suggestions';
import { addCreator, createHistory } from './testing/history';
import { makeWorkspace } from './testing/workspace';

eachDatabase('what is suggested', (database) => {
  it('lists presets and recent subids, and a product’s other links', async () => {
    const { db } = database();
    const { workspaceId, userId, creatorId } = await createHistory(db);
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
  it('is replaced and removed by its author or an admin', async () => {
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
