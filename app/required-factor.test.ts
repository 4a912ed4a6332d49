import { describe, expect, it } from 'vitest';
import { operations } from '@/features/api';
import { setFactorSetting } from '@/features/people/accounts/factor-setting';
import { codeAt, makePasswordMember } from '@/features/people/second-factor/testing/members';
import { findMember } from '@/lib/access/find-member';
import { setGrantRules } from '@/lib/access/grants/grant-rules';
import { createToken } from '@/lib/access/grants/tokens';
import { pageScope } from '@/lib/access/page-scope';
import { joinAsMember } from './(auth)/invite/[token]/actions';
import { openWorkspace } from './(dashboard)/actions';
import { act, call, carry, jar, openFactorSite, parts } from './testing/factor-site';

openFactorSite();

describe('a workspace that requires a second factor', () => {
  async function setUp() {
    const { db } = await parts();
    const member = await makePasswordMember(db);
    const token = await createToken({ db, mail: null }, member, {
      name: 'Test',
      scopes: ['settings:read'],
      days: 1,
    });
    await setFactorSetting(db, member, true);
    await carry(member);
    return { db, member, token };
  }

  it.each(Object.keys(operations))('%s answers nobody who lacks it', async (name) => {
    await setUp();
    const adding = Object.entries(operations).find(([key]) => key === name)?.[1].beforeFactor;
    expect(Boolean(adding)).toBe(name.includes('/api/second-factor'));
    const { status, code } = await call(name);
    if (adding) expect(status, name).not.toBe(403);
    else expect([status, code], name).toEqual([403, 'factor_needed']);
  });

  it('leads their forms to the page that adds one, except to open another workspace', async () => {
    const { db, member } = await setUp();
    expect(await act(joinAsMember, { scope: pageScope(member), token: 'any' })).toBe('/second-factor');
    const { workspaceId } = member;
    expect(await act(openWorkspace, { workspaceId })).toBe('/');
    expect(await findMember(db, member.sessionId)).toMatchObject({ name: 'Ada', lacksFactor: true });
  });

  it('opens once they have one', async () => {
    await setUp();
    const { secret } = Object((await call('POST /api/second-factor/app')).answer);
    const body = { code: codeAt(secret, new Date()) };
    expect(await call('PUT /api/second-factor/app', { body })).toMatchObject({ status: 200 });
    expect(await call('GET /api/connections')).toMatchObject({ status: 200 });
    expect(await call('POST /api/connections')).toMatchObject({ status: 422 });
  });

  it('leaves API tokens as they are', async () => {
    const { token } = await setUp();
    jar.clear();
    expect(await call('GET /api/connections', { token })).toMatchObject({ status: 200 });
  });
});

describe('a workspace that requires a second factor for what opens it', () => {
  const orders = {
    'POST /api/tokens': { scopes: ['settings:read'] },
    'POST /api/live-addresses': { list: 'audit', search: '', receipt: 'none' },
    'POST /api/shares': { page: '/reports', search: '', range: 'last-7-days' },
  };
  const make = (name: string, days = 30) =>
    call(name, { body: { name: 'Made', days, ...orders[name as keyof typeof orders] } });

  it.each(Object.keys(orders))('answers %s to those who have one, within the longest life', async (name) => {
    const { db } = await parts();
    const member = await makePasswordMember(db);
    await setGrantRules(db, member, { secondFactor: true, longestDays: 30 });
    await carry(member);
    expect(await make(name)).toMatchObject({
      status: 403,
      code: 'factor_needed',
      answer: { issues: [{ field: 'secondFactor', message: 'must be an authenticator app or a passkey' }] },
    });
    const { secret } = Object((await call('POST /api/second-factor/app')).answer);
    const body = { code: codeAt(secret, new Date()) };
    expect(await call('PUT /api/second-factor/app', { body })).toMatchObject({ status: 200 });
    expect(await make(name, 31)).toMatchObject({
      status: 422,
      answer: { issues: [{ field: 'days', message: 'must be at most 30 days in this workspace' }] },
    });
    expect(await make(name)).toMatchObject({ status: 201 });
  });
});
