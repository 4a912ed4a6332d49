import { beforeAll, describe, expect, it } from 'vitest';
import { openShare } from '@/app/s/[token]/actions';
import SharedPage, { generateMetadata } from '@/app/s/[token]/page';
import { makeShare } from '@/features/grants/make-grant';
import { shareOrderSchema } from '@/features/grants/orders';
import { makeSecret } from '@/lib/access/grants/secret-form';
import { shareCookie } from '@/lib/access/grants/share-cookie';
import { shares } from '@/lib/access/grants/shares';
import { changeGrant } from '@/lib/access/grants/testing/stored-grant';
import { allows, type SignedIn } from '@/lib/access/member';
import { changeRole, removeMember } from '@/lib/access/members';
import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { sharePages } from '@/lib/pages/shared-page';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { roles } from '@/lib/server/identity/schema';
import { sent } from '@/lib/testing/next/headers';
import {
  enter,
  isMissing,
  make,
  makeOwner,
  password,
  rowOf,
  site,
  statement,
  visit,
} from './testing/share-visits';

openDataFolder();
let owner: SignedIn;
beforeAll(async () => {
  owner = await makeOwner();
});

it('is read by its secret alone, and asks not to be found or told', async () => {
  const text = await visit(await make(owner));
  expect(JSON.parse(text)[0]).toEqual({
    title: 'Page',
    referrer: 'no-referrer',
    robots: { index: false, follow: false },
  });
  expect(JSON.parse(text)[1]).toMatchObject({
    name: 'Page',
    workspace: owner.workspaceName,
    sheet: { heading: expect.stringMatching(/^Statement of .+ in USD$/) },
  });
  expect(text).not.toContain(owner.email);
  expect(text).not.toContain(owner.workspaceId);
});

it('is the same missing page with every secret that does not work', async () => {
  const { db } = await getRuntime();
  const { workspaceId } = owner;
  const analyst = await makeMember(db, { role: 'analyst', workspaceId });
  const leaver = await makeMember(db, { role: 'analyst', workspaceId });
  const stranger = await makeMember(db);
  const tokens: Record<string, string> = {
    unknown: makeSecret('pds'),
    'of a live address': makeSecret('pdl'),
    'of the API': makeSecret('pd'),
    short: 'pds_',
    expired: await make(owner),
    revoked: await make(owner),
    'of a lesser role': await make(analyst),
    'of nobody': await make(leaver),
    'of a workspace without a key': await make(stranger),
    'with a password, revoked': await make(owner, { password }),
  };
  const { expired = '', revoked = '', 'with a password, revoked': locked = '' } = tokens;
  await changeGrant(db, expired, { expiresAt: new Date() });
  await shares.revoke(db, (await rowOf(revoked)).id, owner);
  await shares.revoke(db, (await rowOf(locked)).id, owner);
  await changeRole(db, owner, analyst.userId, 'creator');
  await removeMember(db, owner, leaver.userId);
  const answers = new Set<string>();
  for (const [name, token] of Object.entries(tokens)) {
    const text = await visit(token);
    expect(isMissing(text), name).toBe(true);
    answers.add(text);
    expect(await enter(token, password, `192.0.2.${answers.size}`), name).toMatch(/does not exist/);
  }
  expect(answers.size).toBe(1);
});

it('has no more rights than its member, for every page and role', async () => {
  const { db, environment } = await getRuntime();
  const creator = '00000000-0000-4000-8000-000000000001';
  const searches: Partial<Record<string, string>> = {
    '/reports/closing': statement.search,
    '/creators/[id]': `creator=${creator}`,
  };
  for (const role of roles) {
    for (const page of sharePages) {
      const order = shareOrderSchema.parse({ name: 'Page', page, search: searches[page] ?? '' });
      const made = makeShare({ db, mail: null }, { ...owner, role }, order, environment);
      const code = await made.then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
      expect(code, `${page} for ${role}`).toBe(allows({ ...owner, role }, 'view') ? undefined : 'forbidden');
    }
  }
});

describe('a password', () => {
  it('hides everything, opens its own share alone, and is limited', async () => {
    sent.cookies.clear();
    const [token, other] = [
      await make(owner, { name: 'Secret name', password }),
      await make(owner, { password }),
    ];
    const closed = await visit(token);
    expect(closed).not.toContain('Secret name');
    expect(closed).not.toContain(owner.workspaceName);
    expect(Object.keys(JSON.parse(closed)[1])).toEqual(['token']);
    expect((await rowOf(token)).uses).toBe(0);
    expect(await enter(token, 'wrong', '192.0.2.77')).toBe('Wrong password');
    expect(sent.cookies.size).toBe(0);
    expect(await enter(token, password, '192.0.2.77')).toBe(`redirect /s/${token}`);
    const [cookie] = sent.cookies.values();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 3_600 });
    expect(cookie?.value).not.toContain(token);
    expect(await visit(token)).toContain('Secret name');
    expect((await rowOf(token)).uses).toBe(1);
    expect(Object.keys(JSON.parse(await visit(other))[1])).toEqual(['token']);
    // The cookie of one share under the name of another.
    const { id } = await rowOf(other);
    sent.cookies.set(shareCookie(id), { name: shareCookie(id), value: cookie?.value ?? '' });
    expect(Object.keys(JSON.parse(await visit(other))[1])).toEqual(['token']);
    sent.cookies.clear();
    for (let at = 0; at < 10; at += 1) await enter(other, `wrong ${at}`, '192.0.2.78');
    expect(await enter(other, password, '192.0.2.78')).toMatch(/^Too many attempts/);
    expect(await enter(other, password, '192.0.2.79')).toBe(`redirect /s/${other}`);
    sent.cookies.clear();
  });

  it('is not entered from another site', async () => {
    const token = await make(owner, { password });
    sent.headers.origin = 'https://elsewhere.example';
    const form = new FormData();
    form.set('token', token);
    form.set('password', password);
    expect((await openShare({}, form)).message).toMatch(/another site/);
  });
});

it('a session changes nothing of what is shown', async () => {
  const { db, secrets } = await getRuntime();
  const token = await make(owner);
  const before = await visit(token);
  const stranger = await makeMember(db);
  for (const { sessionId } of [owner, stranger]) {
    const value = await encodeSessionToken(sessionId, secrets.session);
    sent.cookies.set(sessionCookie, { name: sessionCookie, value });
    expect(await visit(token)).toBe(before);
  }
  sent.cookies.clear();
});

const hostile = new URLSearchParams(
  'from=2020-01-01&to=2026-12-31&range=last-365-days&brands=&creators=&creator=00000000-0000-4000-8000-000000000009&currency=EUR&month=2026-01&dataset=program&group=brand&view=rows&top=100&page=/reports&share=x&workspaceId=x&token=x',
);

it.each([
  ['/reports', 'brands=b0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/clicks', 'creators=c0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/brb', 'brands=b0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/closing', statement.search],
  ['/creators/[id]', 'creator=c0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/settlement', 'creators=c0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/goals', ''],
] as const)('takes nothing from the address of %s but its secret', async (page, search) => {
  const token = await make(owner, { page, search });
  const before = await visit(token);
  const given = { 'x-partnerdeck-path': `/s/${token}?${hostile}`, referer: `${site}/reports?${hostile}` };
  Object.assign(sent.headers, given);
  const searchParams = Promise.resolve(Object.fromEntries(hostile));
  const read = async (params: Record<string, string>) => {
    sent.headers['x-forwarded-for'] = '198.51.100.201';
    const props = { params: Promise.resolve({ token, ...params }), searchParams };
    const page = await SharedPage(props);
    return JSON.stringify([await generateMetadata(props), page.props]);
  };
  expect(await read({})).toBe(before);
  expect(await read(Object.fromEntries([...hostile].filter(([name]) => name !== 'token')))).toBe(before);
  expect((await visit(`${token}?${hostile}`)).endsWith('"not found"]')).toBe(true);
  for (const name of Object.keys(given)) delete sent.headers[name];
});

it('is limited by network, whether the secret is right or not', async () => {
  const token = await make(owner);
  for (let at = 0; at < 30; at += 1) await visit(makeSecret('pds'), '198.51.100.250');
  const text = await visit(token, '198.51.100.250');
  expect(text).toContain('Too many requests');
  expect(text).not.toContain('Statement');
  expect(await visit(token, '198.51.100.251')).toContain('Statement');
});
