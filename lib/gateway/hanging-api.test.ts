import { describe, expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { json } from './testing/fault-server';
import { failureOf, input, page, setUpGateways } from './testing/gateways';

const parts = setUpGateways();

describe('time', () => {
  it('ends at the deadline, however slowly bytes arrive', async () => {
    parts.server.answer((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    });
    const failure = await failureOf(parts.open(400).callFor(parts.workspaceId)('listBrands', input));
    expect(failure.code).toBe('upstream_timeout');
  });

  it('ends when the caller disconnects', async () => {
    parts.server.answer(() => {});
    const leaving = new AbortController();
    const call = parts.open().callFor(parts.workspaceId)('listBrands', input, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 100);
    await expect(call).rejects.toThrow(/abort/i);
  });

  it('opens the breaker for a failing API, only for that workspace', async () => {
    const gateway = parts.open();
    parts.server.answer(json({}, 500));
    for (let n = 0; n < 8; n++) await failureOf(gateway.callFor(parts.workspaceId)('listBrands', input));
    const failure = await failureOf(gateway.callFor(parts.workspaceId)('listBrands', input));
    expect(failure).toMatchObject({ code: 'upstream_unavailable', retryAfter: 10 });
    expect(parts.server.seen).toHaveLength(8);

    const other = await makeMember(parts.db);
    const key = 'another-key-0123456789';
    await addConnection(parts.db, testVault, { workspaceId: other.workspaceId, family: 'seller', key });
    parts.server.answer(json(page));
    await expect(gateway.callFor(other.workspaceId)('listBrands', input)).resolves.toEqual(page);
  });
});

describe('an API that rejects requests', () => {
  it.each([402, 403, 405, 409, 410, 418, 451])('gets more requests after many %i', async (status) => {
    const gateway = parts.open();
    parts.server.answer(json({}, status));
    for (let n = 0; n < 12; n++) await failureOf(gateway.callFor(parts.workspaceId)('listBrands', input));
    expect(parts.server.seen).toHaveLength(12);
    parts.server.answer(json(page));
    await expect(gateway.callFor(parts.workspaceId)('listBrands', input)).resolves.toEqual(page);
  });
});

describe('workspaces whose API hangs', () => {
  const hanging = 'hanging-key-0123456789';

  /** Workspaces that use up all their concurrent calls, which never finish. */
  async function hang(gateway: ReturnType<typeof parts.open>, count: number) {
    const leave = new AbortController();
    const calls: Promise<unknown>[] = [];
    for (let n = 0; n < count; n++) {
      const { workspaceId: id } = await makeMember(parts.db);
      await addConnection(parts.db, testVault, { workspaceId: id, family: 'seller', key: hanging });
      for (const queue of ['page', 'sync'] as const) {
        for (let call = 0; call < 20; call++) {
          calls.push(gateway.callFor(id, queue)('listBrands', input, { signal: leave.signal }));
        }
      }
    }
    let ended = 0;
    for (const call of calls) call.catch(() => {}).finally(() => ended++);
    return { ended: () => ended, leave: () => leave.abort() };
  }

  const underWay = () =>
    parts.server.seen.filter(({ headers }) => headers.authorization === `Bearer ${hanging}`).length;
  const answerOthers: Parameters<typeof parts.server.answer>[0] = (response, request) => {
    if (request.headers.authorization !== `Bearer ${hanging}`) json(page)(response, request);
  };

  it.each([
    ['4', 4, undefined, 4 * 32],
    ['40, more than there are places for', 40, 50, 50 + 40 * 6],
  ])('never hold up another: %s', async (_, count, sharedSlots, connections) => {
    const gateway = parts.open(30_000, sharedSlots);
    parts.server.answer(answerOthers);
    const others = await hang(gateway, count);
    await expect.poll(underWay).toBe(connections);
    const call = gateway.callFor(parts.workspaceId);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => call('listBrands', input)));
      expect(answers).toEqual([page, page, page, page]);
    }
    expect(others.ended()).toBe(0);
    expect(underWay()).toBe(connections);
    others.leave();
    await expect.poll(others.ended).toBe(count * 40);
  });
});
