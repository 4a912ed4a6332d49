import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '@/lib/base/failure';
import { linkRequests, madeLinks } from '@/lib/data/store/links-schema';
import { connections } from '@/lib/gateway/connections/schema';
import { auditEvents } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { createLink } from './create-link';
import { sendResultOf } from './send-result';
import { createStandInApi } from './testing/stand-in-api';
import { giveToken, makeWorkspace } from './testing/workspace';

const owner = 'this process';
const draft = { productId: 'B0ABCDEF12', marketplace: 'marketplace.com', subid1: 'bio' };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

eachDatabase('createLink', (database) => {
  const countRows = async (workspaceId: string) => {
    const { db } = database();
    const [row] = await db
      .select({ rows: count() })
      .from(madeLinks)
      .where(eq(madeLinks.workspaceId, workspaceId));
    return row?.rows;
  };

  it('creates a link once, then reports that it exists', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call, requests } = createStandInApi();
    const first = await createLink({ db, call, owner }, asker, draft);
    const second = await createLink({ db, call, owner }, asker, draft);
    expect([first.state, second.state]).toEqual(['made', 'existing']);
    expect(second.link).toEqual(first.link);
    expect(requests).toEqual([
      { product: { primary_id: 'B0ABCDEF12', marketplace: 'marketplace.com' }, subid1: 'bio' },
    ]);
    const audit = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, asker.workspaceId));
    expect(audit.map(({ action, subject }) => [action, subject])).toEqual([
      ['link.created', 'B0ABCDEF12 on marketplace.com · bio'],
    ]);
  });

  it('sends one request for 50 concurrent ones', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call, requests } = createStandInApi({ latencyMs: 100 });
    const all = await Promise.all(
      Array.from({ length: 50 }, () => createLink({ db, call, owner }, asker, draft)),
    );
    expect(requests).toHaveLength(1);
    expect(all.filter(({ state }) => state === 'made')).toHaveLength(1);
    expect(new Set(all.map(({ link }) => link.id)).size).toBe(1);
    expect(await countRows(asker.workspaceId)).toBe(1);
  });

  it('stores one row if the API returns the same link for two requests', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call } = createStandInApi();
    const sameLink: typeof call = async (id, input) => ({ ...(await call(id, input)), id: 'ONE' });
    const first = await createLink({ db, call: sameLink, owner }, asker, draft);
    const second = await createLink({ db, call: sameLink, owner }, asker, {
      ...draft,
      marketplace: undefined,
    });
    expect([first.state, second.state]).toEqual(['made', 'existing']);
    expect(await countRows(asker.workspaceId)).toBe(1);
  });

  it('stores nothing if its mark fails; the outcome is then unknown', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call } = createStandInApi();
    const mark = () => Promise.reject(new Error('the process dies here'));
    expect(await codeOf(createLink({ db, call, owner }, asker, draft, { mark }))).toContain('dies here');
    expect(await countRows(asker.workspaceId)).toBe(0);
    expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe('conflict');
  });

  it('sends again for another token, and in another workspace', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call, requests } = createStandInApi();
    await createLink({ db, call, owner }, asker, draft);
    await createLink({ db, call, owner }, await makeWorkspace(db), draft);
    await db.delete(connections).where(eq(connections.workspaceId, asker.workspaceId));
    expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe('key_missing');
    await giveToken(db, asker.workspaceId);
    await createLink({ db, call, owner }, asker, draft);
    expect(requests).toHaveLength(3);
  });

  it.each<FailureCode>(['upstream_timeout', 'upstream_failed', 'upstream_invalid', 'upstream_unavailable'])(
    'leaves %s unknown, and sends again only on request',
    async (code) => {
      const { db } = database();
      const asker = await makeWorkspace(db);
      const { call, requests } = createStandInApi({
        fault: (_, nth) => (nth === 1 ? new Failure(code, 'no answer') : undefined),
      });
      expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe(code);
      expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe('conflict');
      expect(requests).toHaveLength(1);
      expect(await createLink({ db, call, owner }, asker, draft, { again: true })).toMatchObject({
        state: 'made',
      });
      expect(requests).toHaveLength(2);
      expect(await countRows(asker.workspaceId)).toBe(1);
    },
  );

  it.each<FailureCode>([
    'bad_request',
    'not_found',
    'content_type',
    'invalid_input',
    'key_refused',
    'throttled',
  ])('forgets a request that met %s, as no link was made', async (code) => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call } = createStandInApi({
      fault: (_, nth) => (nth === 1 ? new Failure(code, 'no') : undefined),
    });
    expect(sendResultOf(code)).not.toBe('unknown');
    expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe(code);
    expect(await createLink({ db, call, owner }, asker, draft)).toMatchObject({ state: 'made' });
  });

  it('treats an abandoned claim as unknown', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call } = createStandInApi({ fault: () => new Failure('upstream_timeout', 'no answer') });
    await codeOf(createLink({ db, call, owner }, asker, draft));
    await db
      .update(linkRequests)
      .set({ state: 'sending', claimedAt: new Date(Date.now() - 120_000) })
      .where(eq(linkRequests.workspaceId, asker.workspaceId));
    expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe('conflict');
  });

  it('sends nothing invalid, and reports why', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const { call, requests } = createStandInApi();
    const work = createLink({ db, call, owner }, asker, { ...draft, subid2: 'é', sharedid: 'x' });
    await expect(work).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'subid2' }, { field: 'sharedid' }],
    });
    expect(requests).toHaveLength(0);
  });

  it('reports failures before sending as unsent', async () => {
    const { db } = database();
    const asker = await makeWorkspace(db);
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const cause = new Error('fetch failed', { cause: refused });
    const { call } = createStandInApi({
      fault: () => new Failure('upstream_unavailable', 'The API cannot be reached.', { cause }),
    });
    expect(await codeOf(createLink({ db, call, owner }, asker, draft))).toBe('throttled');
  });
});

describe('sendResultOf', () => {
  it('reports nothing as created that may not have been', () => {
    expect(sendResultOf('internal')).toBe('unknown');
  });
});
