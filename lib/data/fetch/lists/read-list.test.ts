import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import type { Brand } from '@/lib/contract/resources/brand';
import { forgetOrphans, forgetOtherConnections } from '@/lib/data/fetch/sync/forget-orphans';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { addSellerKey, addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { sampleBrand } from '@/lib/data/testing/sample-items';
import type { Call } from '@/lib/gateway/call';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { readLog } from '@/lib/testing/log-lines';
import { listSources } from './list-sources';
import { keyOfList, readList } from './read-list';
import { findWalk, stopWalks } from './walks';

type Page = { ids: string[]; cursor?: string | null };

bothLedgers('A stored list', (ledger) => {
  /** A workspace with an API that returns these pages of brands. `hold` blocks all pages. */
  async function setUp(...pages: (Page | Error)[]) {
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    const api = {
      pages,
      calls: 0,
      held: Promise.resolve(),
      /** Blocks responses until the returned function is called. */
      hold() {
        let release = () => {};
        api.held = new Promise<void>((resolve) => {
          release = resolve;
        });
        return release;
      },
    };
    const call = (async (_: string, __: object, options?: { signal?: AbortSignal }) => {
      api.calls += 1;
      await api.held;
      options?.signal?.throwIfAborted();
      const page = api.pages.shift();
      if (page === undefined) throw new Error('The API was asked for more than the test gave.');
      if (page instanceof Error) throw page;
      return { brands: page.ids.map((id) => sampleBrand(id)), cursor: page.cursor ?? null };
    }) as unknown as Call;
    const storeNow = () => ledger().stores.of(workspaceId);
    const reader = () => ({ id: workspaceId, db, store: storeNow(), walk: call });
    const read = async (options?: Parameters<typeof readList>[2]) => {
      const list = await readList(reader(), listSources.brands, { waitMs: 0, ...options });
      const rows = await readRows<Brand>(storeNow().read, selectItems(keyOfList(reader(), list)));
      return { ...list, ids: rows.map(({ item }) => item.id) };
    };
    const wait = { waitMs: 60_000 };
    const refresh = { refresh: true, untilComplete: true };
    return { api, reader, read, wait, refresh, workspaceId, storeNow };
  }

  it('is walked once for concurrent readers, and not again after a restart', async () => {
    const { api, read, wait } = await setUp({ ids: ['a', 'b'], cursor: '1' }, { ids: ['c'] });
    const lists = await Promise.all([read(wait), read(wait), read(wait)]);
    for (const list of lists) {
      expect(list).toMatchObject({
        ids: ['a', 'b', 'c'],
        complete: true,
        cut: false,
        loaded: 3,
        problem: null,
      });
    }
    await ledger().reopen();
    expect(await read()).toMatchObject({ ids: ['a', 'b', 'c'], complete: true, refreshing: false });
    expect(api.calls).toBe(2);
  });

  it('shows the items read so far of its first walk, and the previous walk during later ones', async () => {
    const { api, read, refresh, wait } = await setUp({ ids: ['a'], cursor: '1' }, { ids: ['b'] });
    const giveFirst = api.hold();
    expect(await read()).toMatchObject({ ids: [], complete: false, refreshing: true });
    await expect.poll(() => api.calls).toBe(1);
    const giveSecond = api.hold();
    // A slow page is stored by itself.
    await new Promise((resolve) => setTimeout(resolve, 300));
    giveFirst();
    await expect
      .poll(() => read())
      .toMatchObject({ ids: ['a'], complete: false, refreshing: true, loaded: 1 });
    giveSecond();
    expect(await read(wait)).toMatchObject({ ids: ['a', 'b'], complete: true });
    api.pages = [{ ids: ['c'], cursor: '1' }, { ids: ['b'] }];
    const give = api.hold();
    const second = read(refresh);
    await expect.poll(() => read()).toMatchObject({ ids: ['a', 'b'], complete: true, refreshing: true });
    give();
    expect(await second).toMatchObject({ ids: ['c', 'b'], complete: true, refreshing: false });
  });

  it('keeps items that left the API with the day they were last seen, and deletes them when they return', async () => {
    const { api, read, refresh, wait, workspaceId, storeNow } = await setUp({ ids: ['a', 'b'] });
    const { asOf } = await read(wait);
    const readGone = () =>
      storeNow().read(
        'SELECT id, name, last_seen FROM ledger.items WHERE workspace = $1 AND walk = 0 ORDER BY id',
        [workspaceId],
      );
    api.pages = [{ ids: ['b'] }, { ids: ['b'] }];
    expect((await read(refresh)).ids).toEqual(['b']);
    expect(await readGone()).toEqual([{ id: 'a', name: 'Brand a', last_seen: asOf }]);
    await read(refresh);
    expect(await readGone()).toEqual([{ id: 'a', name: 'Brand a', last_seen: asOf }]);
    api.pages = [{ ids: ['a'] }];
    expect((await read(refresh)).ids).toEqual(['a']);
    expect((await readGone()).map(({ id }) => id)).toEqual(['b']);
  });

  it('reports why a refresh failed and keeps the items', async () => {
    const { api, read, refresh, wait } = await setUp({ ids: ['a'] });
    await read(wait);
    api.pages = [
      { ids: ['x'], cursor: '1' },
      ...Array<Error>(4).fill(new Failure('upstream_failed', 'Down.')),
    ];
    expect(await read(refresh)).toMatchObject({ ids: ['a'], complete: true, problem: 'Down.' });
    expect(await read()).toMatchObject({ ids: ['a'], problem: 'Down.', refreshing: false });
    api.pages = [{ ids: ['b'] }];
    expect(await read(refresh)).toMatchObject({ ids: ['b'], problem: null });
  });

  it('is deleted when the key is rejected', async () => {
    const { api, read, refresh, wait, workspaceId, storeNow } = await setUp({ ids: ['a'] });
    await read(wait);
    api.pages = [new Failure('key_refused', 'Refused.')];
    await expect(read(refresh)).rejects.toMatchObject({ code: 'key_refused' });
    expect(await readListStates(storeNow().read, workspaceId, ['brands'])).toEqual(new Map());
  });

  const slow = Array<Error>(4).fill(new Failure('upstream_timeout', 'Slow.'));
  const rest = { finishedAt: new Date(Date.now() - 60_000) };

  it('fails if there is nothing to show, and is walked again after a rest', async () => {
    const { api, read, wait, workspaceId } = await setUp(...slow, { ids: ['b'] });
    await expect(read(wait)).rejects.toMatchObject({ code: 'upstream_timeout' });
    await expect(read(wait)).rejects.toMatchObject({ message: 'Slow.' });
    expect(api.calls).toBe(4);
    await ledger().db.update(ledgerSyncs).set(rest).where(eq(ledgerSyncs.workspaceId, workspaceId));
    expect(await read(wait)).toMatchObject({ ids: ['b'], complete: true });
  });

  it('shows what arrived before its first walk failed, with the reason, except to readers who need all', async () => {
    const { api, read, wait, refresh } = await setUp({ ids: ['a'], cursor: '1' }, ...slow);
    const found = { ids: ['a'], complete: false, refreshing: false, problem: 'Slow.' };
    expect(await read(wait)).toMatchObject(found);
    expect(await read(wait)).toMatchObject(found);
    await expect(read({ untilComplete: true })).rejects.toMatchObject({ message: 'Slow.' });
    expect(api.calls).toBe(5);
    api.pages = [{ ids: ['b'] }];
    expect(await read(refresh)).toMatchObject({ ids: ['b'], complete: true, problem: null });
  });

  it('goes on with a page that failed, without starting over', async () => {
    const flaky = new Failure('upstream_invalid', 'The API sent an answer that is not JSON.');
    const pages = Array.from({ length: 8 }, (_, at) => ({ ids: [`b${at}`], cursor: String(at + 1) }));
    const { api, read, wait } = await setUp(...pages.slice(0, 5), flaky, ...pages.slice(5), {
      ids: ['last'],
    });
    expect(await read(wait)).toMatchObject({ loaded: 9, complete: true, problem: null });
    expect(api.calls).toBe(10);
  });

  it('logs internal errors, as its message says', async () => {
    const { read, wait } = await setUp(new TypeError('no such field'));
    const lines = readLog();
    await expect(read(wait)).rejects.toMatchObject({ code: 'internal' });
    expect(lines.join()).toContain('no such field');
  });

  it('is walked again when it is ten minutes old', async () => {
    const { api, read, wait, workspaceId } = await setUp({ ids: ['a'] }, { ids: ['b'] });
    await read(wait);
    await ledger()
      .db.update(ledgerSyncs)
      .set({ startedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(ledgerSyncs.workspaceId, workspaceId));
    const give = api.hold();
    expect((await read()).ids).toEqual(['a']);
    give();
    await expect.poll(async () => (await read()).ids).toEqual(['b']);
    expect(api.calls).toBe(2);
  });

  it('is walked by one process at a time, and the other waits', async () => {
    const { api, read, wait } = await setUp({ ids: ['a'] });
    const give = api.hold();
    const first = read(wait);
    await expect.poll(() => api.calls).toBe(1);
    globalThis.partnerdeckWalks?.clear();
    const second = read(wait);
    await new Promise((resolve) => setTimeout(resolve, 300));
    give();
    expect((await first).ids).toEqual(['a']);
    expect((await second).ids).toEqual(['a']);
    expect(api.calls).toBe(1);
  });

  it('is taken over from a dead process, which can store nothing more', async () => {
    const { api, read, wait, workspaceId } = await setUp({ ids: ['late'] });
    const give = api.hold();
    const dead = read(wait);
    await expect.poll(() => api.calls).toBe(1);
    globalThis.partnerdeckWalks?.clear();
    // Its lease expires as if it were no longer renewed.
    await ledger()
      .db.update(ledgerSyncs)
      .set({ leaseUntil: new Date(0) })
      .where(eq(ledgerSyncs.workspaceId, workspaceId));
    api.held = Promise.resolve();
    api.pages = [{ ids: ['new'] }, { ids: ['late'] }];
    expect(await read(wait)).toMatchObject({ ids: ['new'], complete: true });
    give();
    await dead;
    expect((await read()).ids).toEqual(['new']);
  });

  it('is deleted with its key, and another key starts over', async () => {
    const { api, read, wait, workspaceId, storeNow } = await setUp({ ids: ['a'] }, { ids: ['b'] });
    const { db, stores } = ledger();
    const store = storeNow();
    await read(wait);
    await addSellerKey(db, workspaceId);
    expect(await read(wait)).toMatchObject({ ids: ['b'] });
    await addSellerKey(db, workspaceId);
    await forgetOtherConnections(db, store, workspaceId);
    expect(await readListStates(store.read, workspaceId, ['brands'])).toEqual(new Map());
    api.pages = [{ ids: ['c'] }];
    await read(wait);
    await addSellerKey(db, workspaceId);
    await forgetOrphans(db, stores);
    const left = 'SELECT id FROM ledger.items WHERE workspace = $1';
    expect(await store.read(left, [workspaceId])).toEqual([]);
  });

  it('keeps nothing of a walk whose key was removed meanwhile', async () => {
    const { api, read, wait, workspaceId, storeNow } = await setUp({ ids: ['a'] });
    const { db } = ledger();
    const give = api.hold();
    const reading = read(wait).catch((error: unknown) => error);
    await expect.poll(() => api.calls).toBe(1);
    await addSellerKey(db, workspaceId);
    give();
    await reading;
    const left = await storeNow().read('SELECT id FROM ledger.items WHERE workspace = $1', [workspaceId]);
    expect(left).toEqual([]);
  });

  it('stops its walk before the store closes, and is walked again for the next reader', async () => {
    const { api, read, wait } = await setUp({ ids: ['a'] });
    const give = api.hold();
    const reading = read(wait);
    const stopped = expect(reading).rejects.toMatchObject({ code: 'conflict' });
    await expect.poll(() => api.calls).toBe(1);
    const stopping = stopWalks(ledger().db);
    give();
    await stopping;
    await stopped;
    api.pages = [{ ids: ['b'] }];
    expect((await read(wait)).ids).toEqual(['b']);
  });

  it('is walked again for a reader who comes while a walk ends that nobody waits for', async () => {
    const { api, read, wait, reader } = await setUp({ ids: ['a'] });
    const give = api.hold();
    const left = new AbortController();
    const reading = expect(read({ ...wait, signal: left.signal })).rejects.toThrow('left');
    await expect.poll(() => api.calls).toBe(1);
    const connection = await requireConnectionInUse(ledger().db, reader().id, 'seller');
    const running = () => findWalk({ ...reader(), workspaceId: reader().id, connection, name: 'brands' });
    expect(running()).toBeDefined();
    left.abort(new Error('left'));
    await reading;
    await expect.poll(running).toBeUndefined();
    const again = read(wait);
    give();
    expect((await again).ids).toEqual(['a']);
  });
});
