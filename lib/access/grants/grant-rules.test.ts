import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeAppMember } from '@/features/people/second-factor/testing/members';
import { makeMember } from '@/lib/access/testing/people';
import { auditEvents, workspaces } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { readGrantRules, setGrantRules } from './grant-rules';
import { liveAddresses } from './live-addresses';
import { grants } from './schema';
import { createShare } from './shares';
import { createToken } from './tokens';

const view = { search: '', range: null, weekStart: 1 };
type Making = Parameters<typeof createToken>[0];
type Maker = Parameters<typeof createToken>[1];

/** Makes one of each kind. */
const kinds = {
  token: (making: Making, maker: Maker, days: number) =>
    createToken(making, maker, { name: 'T', days, scopes: ['links:read'] }),
  live: (making: Making, maker: Maker, days: number) =>
    liveAddresses.make(making, maker, {
      name: 'L',
      days,
      opens: { ...view, list: 'brands', receipt: 'none' },
    }),
  share: (making: Making, maker: Maker, days: number) =>
    createShare(making, maker, { name: 'S', days, password: null, opens: { ...view, page: '/reports' } }),
};
const names = ['token', 'live', 'share'] as const;

eachDatabase('The rules for new grants', (database) => {
  const setUp = async () => {
    const { db } = database();
    return { db, making: { db, mail: null }, owner: await makeMember(db) };
  };

  it.each(names)('limit the life of a new %s, and name what is allowed', async (kind) => {
    const { db, making, owner } = await setUp();
    await kinds[kind](making, owner, 365);
    await setGrantRules(db, owner, { secondFactor: false, longestDays: 30 });
    await expect(kinds[kind](making, owner, 31)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'days', message: 'must be at most 30 days in this workspace' }],
    });
    await kinds[kind](making, owner, 30);
    // Neither the rules of others nor those that exist change.
    await kinds[kind](making, await makeMember(db), 365);
    expect(await db.$count(grants, eq(grants.workspaceId, owner.workspaceId))).toBe(2);
  });

  it.each(names)('require a second factor for a new %s', async (kind) => {
    const { db, making, owner } = await setUp();
    await setGrantRules(db, owner, { secondFactor: true, longestDays: 365 });
    expect(owner.hasFactor).toBe(true);
    const refused = {
      code: 'factor_needed',
      issues: [{ field: 'secondFactor', message: 'must be an authenticator app or a passkey' }],
    };
    await expect(kinds[kind](making, { ...owner, hasFactor: false }, 30)).rejects.toMatchObject(refused);
    expect(await db.$count(grants, eq(grants.workspaceId, owner.workspaceId))).toBe(0);
    await kinds[kind](making, owner, 30);
    const { member } = await makeAppMember(db, new Date());
    await setGrantRules(db, member, { secondFactor: true, longestDays: 365 });
    expect(member.hasFactor).toBe(true);
    await kinds[kind](making, member, 30);
  });

  it('are changed by owners alone, not in the demo, and audited once', async () => {
    const { db, owner } = await setUp();
    const { workspaceId } = owner;
    expect(await readGrantRules(db, workspaceId)).toEqual({ secondFactor: false, longestDays: 365 });
    const rules = { secondFactor: true, longestDays: 90 };
    for (const role of ['admin', 'analyst', 'creator'] as const) {
      const member = await makeMember(db, { role, workspaceId });
      await expect(setGrantRules(db, member, rules)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await setGrantRules(db, owner, rules);
    await setGrantRules(db, owner, rules);
    expect(await readGrantRules(db, workspaceId)).toEqual(rules);
    const entries = await db.select().from(auditEvents).where(eq(auditEvents.action, 'grants.rules'));
    const subject = 'second factor required, at most 90 days';
    expect(entries.filter((entry) => entry.workspaceId === workspaceId)).toMatchObject([{ subject }]);
    await db.update(workspaces).set({ demo: true }).where(eq(workspaces.id, workspaceId));
    await expect(setGrantRules(db, { ...owner, demo: true }, rules)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
