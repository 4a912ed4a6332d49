import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/features/api';
import type { EarningsAnswer } from '@/features/earnings/earnings-shape';
import { showCreatorEarnings } from '@/features/people/accounts/creator-earnings';
import { encodeSessionToken } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { madeLinks } from '@/lib/data/store/links-schema';
import { addDays, toDay } from '@/lib/data/terms/days';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { type Role, roles } from '@/lib/server/identity/schema';
import { answerRequest } from './testing/answer-request';
import { setCookie } from './testing/cookie-jar';

/** Link creators. Each has a different earned amount. */
const people = {
  owner: { role: 'owner', commission: '1.10' },
  admin: { role: 'admin', commission: '2.20' },
  analyst: { role: 'analyst', commission: '3.30' },
  creator: { role: 'creator', commission: '4.40' },
  'another creator': { role: 'creator', commission: '5.50' },
} as const satisfies Record<string, { role: Role; commission: string }>;
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];
/** The amount of a link created elsewhere. */
const elsewhere = '6.60';

const origin = 'http://localhost:3000';
const range = { from: addDays(toDay(new Date()), -20), to: toDay(new Date()) };
const days = `from=${range.from}&to=${range.to}`;
const tokens = new Map<Name, string>();
let setShown: (shown: boolean) => Promise<void>;

openDataFolder();

beforeAll(async () => {
  const { db, ledger, secrets } = await getRuntime();
  const row = (linkId: string, commission: string) =>
    reportRow({ date: range.from, linkId, commissionAmount: Number(commission), currency: 'USD' });
  const rows = names.map((name) => row(`link of ${name}`, people[name].commission));
  const standard = [...rows, row('link of nobody', elsewhere)];
  const { id: workspaceId } = await storeRows({ db, stores: ledger }, { standard }, range, {
    at: new Date(),
  });
  for (const name of names) {
    const member = await makeMember(db, { role: people[name].role, workspaceId });
    tokens.set(name, await encodeSessionToken(member.sessionId, secrets.session));
    await db.insert(madeLinks).values({
      workspaceId,
      userId: member.userId,
      linkId: `link of ${name}`,
      title: `Product of ${name}`,
      productId: 'P1',
      marketplace: 'marketplace.com',
      type: 'product',
      url: 'x',
      mobileUrl: 'x',
    });
    if (name !== 'owner') continue;
    setShown = (shown) => showCreatorEarnings(db, { ...member, creatorEarnings: !shown }, shown);
  }
});

async function call(name: Name | null, path: string, method = 'GET', query = days): Promise<Response> {
  const token = name && tokens.get(name);
  setCookie(token || undefined);
  const headers = { host: new URL(origin).host, origin };
  const request = new Request(`${origin}/api/${path}?${query}`, { method, headers });
  return answerRequest(request);
}

describe.each([true, false])('with earnings shown to creators: %s', (shown) => {
  beforeAll(() => setShown(shown));

  it.each(names)('%s', async (name) => {
    const response = await call(name, 'ledger/earnings');
    const text = await response.text();
    const may = shown || people[name].role !== 'creator';
    expect(response.status).toBe(may ? 200 : 403);
    if (may) {
      const { currencies, receipt }: EarningsAnswer = JSON.parse(text);
      const { commission } = people[name];
      expect(currencies).toMatchObject([{ currency: 'USD', figures: { commission }, others: null }]);
      expect(currencies[0]?.links).toMatchObject([{ link: `link of ${name}`, figures: { commission } }]);
      expect(receipt).toMatchObject({ state: 'complete', rows: 1 });
    }
    for (const other of [...names, 'nobody'] as const) {
      if (may && other === name) continue;
      const { commission } = other === 'nobody' ? { commission: elsewhere } : people[other];
      expect(text, `the cell of ${other}`).not.toMatch(
        new RegExp(`of ${other}"|"commission":"${commission}"`),
      );
    }
  });

  it.each(names)('%s sees no names of others', async (name) => {
    for (const parameter of ['makers', 'links', 'creators', 'brands', 'userId', 'group']) {
      const response = await call(name, 'ledger/earnings', 'GET', `${days}&${parameter}=link%20of%20owner`);
      const hidden = !shown && people[name].role === 'creator';
      expect(response.status, parameter).toBe(hidden ? 403 : 422);
    }
  });

  it.each(names)('the file of %s has their own links only', async (name) => {
    const response = await call(name, 'exports/earnings');
    const may = shown || people[name].role !== 'creator';
    expect(response.status).toBe(may ? 200 : 403);
    const text = await response.text();
    for (const other of [...names, 'nobody']) {
      expect(text.includes(`link of ${other},`), other).toBe(may && other === name);
    }
  });

  it.each(names)('the evidence of %s, and its file, have their own links only', async (name) => {
    const may = shown || people[name].role !== 'creator';
    for (const path of ['ledger/evidence', 'exports/evidence']) {
      const response = await call(name, path);
      expect(response.status, path).toBe(may ? 200 : 403);
      const text = await response.text();
      for (const other of [...names, 'nobody']) {
        expect(new RegExp(`link of ${other}[",]`).test(text), `${path}, ${other}`).toBe(
          may && other === name,
        );
      }
    }
    for (const parameter of ['makers', 'creators', 'userId', 'group']) {
      const { status } = await call(name, 'ledger/evidence', 'GET', `${days}&${parameter}=link%20of%20owner`);
      expect(status, parameter).toBe(may ? 422 : 403);
    }
  });

  it('requires a session', async () => {
    expect((await call(null, 'ledger/earnings')).status).toBe(401);
  });

  it('denies creators all seller data', async () => {
    const closed = Object.keys(operations)
      .filter((name) =>
        /\/(ledger|closings|costs|desk|goals|margins|catalog|overview|search|views|connections)\b/.test(name),
      )
      .filter((name) => !/\/ledger\/(earnings|evidence)$/.test(name));
    expect(closed).toEqual(expect.arrayContaining(['GET /api/ledger/summary', 'POST /api/ledger/sync']));
    for (const name of closed) {
      const [method = '', path = ''] = name
        .replace('{id}', '00000000-0000-4000-8000-000000000000')
        .split(' ');
      expect((await call('creator', path.slice('/api/'.length), method)).status, name).toBe(403);
    }
  });
});

it('covers every role', () => {
  expect(new Set(names.map((name) => people[name].role))).toEqual(new Set(roles));
});
