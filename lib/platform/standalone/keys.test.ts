import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { listKeys } from '../keys/list-keys';
import { revokeKey } from '../keys/revoke-key';
import { demoCreator, demoSeller } from '../seed/plan';
import { seedPlatform } from '../seed/seed-platform';
import { tinyPlan } from '../seed/tiny-plan';
import { manageKeys } from './manage-keys';
import { provideKeys } from './provide-keys';
import { readArguments } from './read-arguments';

eachDatabase('keys of a platform that runs alone', (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partnerdeck-keys-'));
    await seedPlatform(database().db, { size: tinyPlan, seed: 1, today: '2026-03-01' });
  });
  afterAll(() => deleteFolder(folder));

  async function run(...args: string[]) {
    const command = readArguments(['keys', ...args]);
    if (command.kind === 'serve' || command.kind === 'help') throw new Error('not a keys command');
    return (await manageKeys(database().db, command)).map((line) => JSON.parse(line));
  }

  it('are created, listed, rotated and revoked, and each is shown once', async () => {
    const [made] = await run('create', '--seller', demoSeller.toUpperCase());
    const [rotated] = await run('rotate', made.id);
    const [creator] = await run('create', '--creator', demoCreator);
    await run('revoke', creator.id);
    const listed = await run('list');
    const find = (id: string) => listed.find((one) => one.id === id);
    expect(find(made.id)).toMatchObject({ owner: demoSeller, revokedAt: expect.any(String) });
    expect(find(rotated.id)).toMatchObject({ lastFour: rotated.key.slice(-4), revokedAt: null });
    expect(find(creator.id)).toMatchObject({ family: 'creator', revokedAt: expect.any(String) });
    for (const { key } of [made, rotated, creator]) expect(JSON.stringify(listed)).not.toContain(key);
  });

  it.each([
    [['create', '--seller', 'Nobody'], 'There is no seller named Nobody.'],
    [['revoke', 'nothing'], 'There is no live key with the id nothing.'],
    [['rotate', 'nothing'], 'There is no live key with the id nothing.'],
  ])('%j is refused', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  it('stay the same across restarts, until one is revoked', async () => {
    const { db } = database();
    const file = join(folder, 'keys');
    const first = await provideKeys(db, {}, file);
    expect(await provideKeys(db, {}, file)).toEqual(first);
    expect(await provideKeys(db, { sellerKey: 'given-by-hand' }, file)).toEqual({
      ...first,
      sellerKey: 'given-by-hand',
    });
    const kept = (await listKeys(db)).find((key) => first.sellerKey.endsWith(key.lastFour) && !key.revokedAt);
    await revokeKey(db, kept?.id ?? '');
    const next = await provideKeys(db, {}, file);
    expect(next.sellerKey).not.toBe(first.sellerKey);
    expect(await provideKeys(db, {}, file)).toEqual(next);
  });

  it('are rejected if they are given and cannot be used', async () => {
    const { db } = database();
    const file = join(folder, 'other-keys');
    await expect(provideKeys(db, { sellerKey: 'short' }, file)).rejects.toThrow('8 to 512');
    await expect(provideKeys(db, { sellerKey: 'with white space' }, file)).rejects.toThrow('8 to 512');
    const { creatorToken } = await provideKeys(db, {}, file);
    await expect(provideKeys(db, { sellerKey: creatorToken }, file)).rejects.toThrow('another owner');
  });
});
