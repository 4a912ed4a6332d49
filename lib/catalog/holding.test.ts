import { describe, expect, it } from 'vitest';
import { Failure } from '@/lib/failure';
import { readLog } from '@/lib/testing/log-lines';
import { createHolding } from './holding';

type Step = { rows?: number[]; end?: 'end' | 'limit'; failure?: Error };

/** A walk whose pages the test hands out one by one. */
function stepped({ abandonAfterMs = 0 } = {}) {
  let clock = 0;
  let ended = false;
  let walks = 0;
  let answer: (step: Step) => void = () => {};
  const holding = createHolding<number>({
    freshForMs: 100,
    abandonAfterMs,
    now: () => clock,
    walk: async (onRows, signal) => {
      walks += 1;
      for (;;) {
        const step = await new Promise<Step>((resolve, reject) => {
          answer = resolve;
          signal.addEventListener(
            'abort',
            () => {
              ended = true;
              reject(signal.reason);
            },
            { once: true },
          );
        });
        if (step.failure) throw step.failure;
        onRows(step.rows ?? []);
        if (step.end) return step.end;
      }
    },
  });
  const give = async (step: Step) => {
    answer(step);
    await new Promise(setImmediate);
  };
  const pass = (ms: number) => {
    clock += ms;
  };
  return { holding, give, pass, countWalks: () => walks, hasEnded: () => ended };
}

describe('a holding', () => {
  it('shows what has come, then the whole', async () => {
    const { holding, give, countWalks } = stepped();
    expect(await holding.read()).toMatchObject({ rows: [], complete: false, refreshing: true });
    await give({ rows: [1, 2] });
    expect(await holding.read()).toMatchObject({ rows: [1, 2], complete: false });
    await give({ rows: [3], end: 'end' });
    expect(await holding.read()).toMatchObject({ rows: [1, 2, 3], complete: true, refreshing: false });
    expect(countWalks()).toBe(1);
  });

  it('gives a reader who waits the whole, once it is there', async () => {
    const { holding, give } = stepped();
    const reading = holding.read({ waitMs: 10_000 });
    await give({ rows: [1], end: 'end' });
    expect(await reading).toMatchObject({ rows: [1], complete: true });
  });

  it('gives who wants the whole what the walk under way brings, or what is kept where that fails', async () => {
    const { holding, give } = stepped();
    const first = holding.read({ whole: true });
    await give({ rows: [1], end: 'end' });
    expect(await first).toMatchObject({ rows: [1], complete: true });
    const second = holding.read({ whole: true, refresh: true });
    await give({ rows: [2], end: 'end' });
    expect((await second).rows).toEqual([2]);
    const third = holding.read({ whole: true, refresh: true });
    await give({ failure: new Failure('upstream_failed', 'Down.') });
    expect(await third).toMatchObject({ rows: [2], problem: { code: 'upstream_failed' } });
  });

  it('logs what went wrong on our side, as it says', async () => {
    const { holding, give } = stepped();
    const lines = readLog();
    const refused = expect(holding.read({ whole: true })).rejects.toMatchObject({ code: 'internal' });
    await give({ failure: new TypeError('no such field') });
    await refused;
    expect(lines.join()).toContain('no such field');
  });

  it('keeps the rows of the walk before while another is under way', async () => {
    const { holding, give, pass, countWalks } = stepped();
    await holding.read();
    await give({ rows: [1], end: 'end' });
    pass(99);
    expect((await holding.read()).refreshing).toBe(false);
    pass(1);
    expect(await holding.read()).toMatchObject({ rows: [1], complete: true, refreshing: true });
    await give({ rows: [2] });
    expect(await holding.read()).toMatchObject({ rows: [1], asOf: new Date(0) });
    await give({ rows: [3], end: 'end' });
    expect(await holding.read()).toMatchObject({ rows: [2, 3], asOf: new Date(100) });
    expect(countWalks()).toBe(2);
  });

  it('says why a refresh failed and keeps the rows', async () => {
    const { holding, give } = stepped();
    await holding.read();
    await give({ rows: [1], end: 'end' });
    await holding.read({ refresh: true });
    await give({ failure: new Failure('upstream_failed', 'Down.') });
    expect(await holding.read()).toMatchObject({
      rows: [1],
      complete: true,
      problem: { code: 'upstream_failed' },
    });
  });

  it('lets go of its rows when the key is refused', async () => {
    const { holding, give } = stepped();
    await holding.read();
    await give({ rows: [1], end: 'end' });
    await holding.read({ refresh: true });
    await give({ failure: new Failure('key_refused', 'Refused.') });
    expect(holding.countRows()).toBe(0);
    const again = expect(holding.read({ waitMs: 10_000 })).rejects.toMatchObject({ code: 'key_refused' });
    await give({ failure: new Failure('key_refused', 'Refused.') });
    await again;
  });

  it('fails where there is nothing to show, and tries again on the next read', async () => {
    const { holding, give, countWalks } = stepped();
    const first = expect(holding.read({ waitMs: 10_000 })).rejects.toMatchObject({
      code: 'upstream_timeout',
    });
    await give({ rows: [1] });
    await give({ failure: new Failure('upstream_timeout', 'Slow.') });
    await first;
    const second = holding.read({ waitMs: 10_000 });
    await give({ rows: [1], end: 'end' });
    expect((await second).rows).toEqual([1]);
    expect(countWalks()).toBe(2);
  });

  it('says that a list is longer than is kept', async () => {
    const { holding, give } = stepped();
    await holding.read();
    await give({ rows: [1], end: 'limit' });
    expect(await holding.read()).toMatchObject({ rows: [1], complete: false, cut: true });
  });

  it('ends a walk once every reader has left', async () => {
    const { holding, give, countWalks, hasEnded } = stepped();
    const [first, second] = [new AbortController(), new AbortController()];
    const reads = [first, second].map(({ signal }) => holding.read({ waitMs: 10_000, signal }));
    const refused = reads.map((read) => expect(read).rejects.toMatchObject({ name: 'AbortError' }));
    await give({ rows: [1] });
    first.abort();
    await refused[0];
    expect(hasEnded()).toBe(false);
    second.abort();
    await refused[1];
    await expect.poll(hasEnded).toBe(true);

    const again = holding.read({ waitMs: 10_000 });
    await give({ rows: [2], end: 'end' });
    expect(await again).toMatchObject({ rows: [2], complete: true, problem: undefined });
    expect(countWalks()).toBe(2);
  });

  it.each([
    ['was answered', 0],
    ['waits, whoever else leaves', 10_000],
  ])('goes on with a walk for a reader who %s', async (_, waitMs) => {
    const { holding, give, hasEnded } = stepped();
    const leaver = new AbortController();
    const left = expect(holding.read({ waitMs: 10_000, signal: leaver.signal })).rejects.toThrow();
    const other = holding.read({ waitMs, signal: new AbortController().signal });
    if (waitMs === 0) await other;
    leaver.abort();
    await left;
    await give({ rows: [1], end: 'end' });
    expect((await holding.read()).rows).toEqual([1]);
    await other;
    expect(hasEnded()).toBe(false);
  });
});
