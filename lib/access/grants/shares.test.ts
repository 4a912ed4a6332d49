import { expect, it, onTestFinished, vi } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { throttles } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { opensShare, sealUnlock } from './share-cookie';
import { createShare, findShare, shares } from './shares';
import { rowOf } from './testing/stored-grant';
import { unlockShare } from './unlock-share';

const password = 'five green kettles';
const opens = { page: '/reports', search: '', range: null, weekStart: 1 };

eachDatabase('Shares', (database) => {
  it('open by their password, which is stored as a hash, and limit wrong ones by network and share', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const make = (password: string | null) =>
      createShare({ db, mail: null }, owner, { name: 'Page', days: 30, password, opens });
    const [one, other] = [await make(password), await make(password)];
    const [share, neighbor] = [await findShare(db, one), await findShare(db, other)];
    if (!share || !neighbor) throw new Error('There is no share.');
    expect(share.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await rowOf(db, one))).not.toContain(password);
    const network = '203.0.113.7';
    const attempt = (text: string, from = network, of = share) => unlockShare(db, of, text, from);
    for (let at = 0; at < 12; at += 1) await attempt(password);
    for (let at = 0; at < 10; at += 1) {
      await expect(attempt(`wrong ${at}`)).rejects.toMatchObject({
        code: 'unauthenticated',
        issues: [{ field: 'password', message: 'Wrong password' }],
      });
    }
    await expect(attempt(password)).rejects.toMatchObject({ code: 'throttled' });
    // Neither another share nor another network is locked out.
    await expect(attempt(password, network, neighbor)).resolves.toBeUndefined();
    await expect(attempt(password, '198.51.100.1')).resolves.toBeUndefined();
    const counted = await db.select({ key: throttles.key }).from(throttles);
    expect(JSON.stringify(counted)).not.toContain(network);
    const open = await findShare(db, await make(null));
    await expect(open && unlockShare(db, open, '', network)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect((await shares.list(db, owner)).map(({ locked }) => locked)).toEqual([false, true, true]);
  });
});

it('a cookie opens its own share alone, for an hour', async () => {
  const cookie = await sealUnlock('one', 'secret');
  expect(await opensShare(cookie, 'one', 'secret')).toBe(true);
  for (const [value, id, secret] of [
    [cookie, 'other', 'secret'],
    [cookie, 'one', 'another secret'],
    [`${cookie}x`, 'one', 'secret'],
    [undefined, 'one', 'secret'],
    ['one', 'one', 'secret'],
  ] as const) {
    expect(await opensShare(value, id, secret)).toBe(false);
  }
  const start = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: start + 59 * 60_000 });
  expect(await opensShare(cookie, 'one', 'secret')).toBe(true);
  vi.setSystemTime(start + 61 * 60_000);
  expect(await opensShare(cookie, 'one', 'secret')).toBe(false);
});
