import { Failure, toFailure } from '@/lib/failure';
import { log } from '@/lib/log';

/** What is known of a list right now. */
export type Held<Row> = {
  /** In the API's order. The same array for as long as the same walk stands. */
  rows: readonly Row[];
  /** Every page was followed to the end. */
  complete: boolean;
  /** The list is longer than is kept; the rows are its beginning. */
  cut: boolean;
  /** When the walk that gave the rows began. */
  asOf: Date;
  refreshing: boolean;
  /** Why a refresh failed; the rows are those of the walk before. */
  problem: Failure | undefined;
};

type Walked = 'end' | 'limit';
type Options<Row> = {
  walk: (onRows: (rows: Row[]) => void, signal: AbortSignal) => Promise<Walked>;
  freshForMs: number;
  /** Given each list that was walked to its end, with the time its walk began. Nobody waits for it. */
  onWhole?: ((rows: readonly Row[], asOf: Date) => Promise<void>) | undefined;
  /** How long a walk goes on after its last reader left. Who types on asks again within it. */
  abandonAfterMs?: number;
  now?: () => number;
};

type Draft<Row> = { rows: Row[]; asOf: Date; done: Promise<void>; audience: Audience };

/** The readers of a walk. It is abandoned once all of them have left without an answer. */
type Audience = { waiting: number; answered: boolean; abandon: AbortController };

/**
 * Keeps one list of the API whole. The first reader starts a walk of its pages; once it is older than `freshForMs`
 * the next reader starts another, and sees the rows of the one before until that has ended.
 */
export function createHolding<Row>({
  walk,
  freshForMs,
  onWhole,
  abandonAfterMs = 1_000,
  now = Date.now,
}: Options<Row>) {
  const stop = new AbortController();
  let kept: { rows: Row[]; asOf: Date; cut: boolean } | undefined;
  let draft: Draft<Row> | undefined;
  let problem: Failure | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  function start(): Draft<Row> {
    const rows: Row[] = [];
    triedAt = now();
    const asOf = new Date(triedAt);
    const audience: Audience = { waiting: 0, answered: false, abandon: new AbortController() };
    const signal = AbortSignal.any([stop.signal, audience.abandon.signal]);
    const finish = async () => {
      try {
        const end = await walk((more) => void rows.push(...more), signal);
        kept = { rows, asOf, cut: end === 'limit' };
        problem = undefined;
        if (end === 'end') onWhole?.(rows, asOf).catch(tellOf);
      } catch (error) {
        if (audience.abandon.signal.aborted) {
          triedAt = Number.NEGATIVE_INFINITY;
          throw error;
        }
        if (isRefusal(error)) kept = undefined;
        problem = toFailure(error);
        if (problem !== error) log.error({ error }, 'a list could not be read');
        throw problem;
      } finally {
        draft = undefined;
      }
    };
    const started: Draft<Row> = { rows, asOf, done: Promise.resolve(), audience };
    draft = started;
    started.done = finish();
    started.done.catch(() => {});
    return started;
  }

  /**
   * The rows. Where no walk has ended yet, waits `waitMs` at most and gives what has come so far; `whole` waits for
   * the end of a walk under way, whatever is kept. Throws the Failure of a walk that left nothing to show, and the
   * reason of `signal` once that is aborted.
   */
  async function read({
    waitMs = 0,
    refresh = false,
    whole = false,
    signal,
  }: ReadOptions = {}): Promise<Held<Row>> {
    const stale = now() - triedAt >= freshForMs;
    const running = draft ?? (refresh || stale || !kept ? start() : undefined);
    if (running && (whole || !kept)) {
      const ended = kept ? running.done.catch(() => {}) : running.done;
      const answer = whole ? ended : Promise.race([ended, pause(waitMs)]);
      await (signal ? waitAs(running.audience, signal, answer) : answer);
    }
    if (running) running.audience.answered = true;
    if (kept) return { ...kept, complete: !kept.cut, refreshing: draft !== undefined, problem };
    if (problem && !draft) throw problem;
    const { rows, asOf } = running ?? { rows: [], asOf: new Date(now()) };
    return { rows: rows.slice(), complete: false, cut: false, asOf, refreshing: true, problem: undefined };
  }

  async function waitAs(audience: Audience, signal: AbortSignal, answer: Promise<void>): Promise<void> {
    audience.waiting += 1;
    try {
      await Promise.race([answer, rejectOn(signal)]);
    } finally {
      audience.waiting -= 1;
      if (signal.aborted) void leave(audience);
    }
  }

  async function leave(audience: Audience): Promise<void> {
    await pause(abandonAfterMs);
    if (audience.waiting > 0 || audience.answered) return;
    audience.abandon.abort(new Failure('conflict', 'Nobody waits for this list any more.'));
  }

  return {
    read,
    /** Rows in memory, a walk under way included. */
    countRows: () => (kept?.rows.length ?? 0) + (draft?.rows.length ?? 0),
    /** Ends a walk under way; nothing of it is kept. */
    drop: () => stop.abort(new Failure('conflict', 'This list is no longer kept.')),
  };
}

export type ReadOptions = {
  waitMs?: number;
  refresh?: boolean;
  whole?: boolean;
  signal?: AbortSignal | undefined;
};

export type Holding<Row> = ReturnType<typeof createHolding<Row>>;

const isRefusal = (error: unknown) =>
  error instanceof Failure && (error.code === 'key_refused' || error.code === 'key_missing');

const tellOf = (error: unknown) => log.error({ error }, 'a list could not be compared with the one before');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref?.());

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
