import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Db, Transaction } from '@/lib/server/db/database';
import { followDatabaseClock } from '@/lib/server/db/database-clock';
import { createLinkToken } from '@/lib/server/identity/link-token';
import { type Supervisor, supervise } from '@/lib/server/jobs/supervise';
import type { Message } from './schema';
import { beginSending, endHold, type Held, listDueKinds, rest, settleOld, takeMessage } from './take-message';

/** What became of an attempt. */
export type Outcome = {
  /** `waiting`: it is tried again at `nextAt`. */
  state: 'sent' | 'waiting' | 'failed' | 'unknown';
  /** The HTTP status of the answer, or why there was none. */
  status: number | null;
  problem: string | null;
  nextAt?: Date;
  /** What does not answer: this destination, or all of the kind, such as a mail server. */
  away?: 'destination' | 'all';
  /** What else it changes, in the transaction that stores it. */
  also?: (tx: Transaction) => Promise<void>;
};

/** Sends what was made, once. */
export type Send = (signal: AbortSignal) => Promise<Outcome>;

/** How messages of a kind are made and sent. */
export type MessageKind = {
  /** Messages of this kind at once in this process. 0: those who store one send it, by `sendHeld`. */
  atOnce: number;
  /** Whether anything can be sent now. */
  isReady?: () => Promise<boolean>;
  /** Messages per hour to the destination of a message; null for no limit. */
  perHour?: (db: Db, message: Message) => Promise<number | null>;
  /**
   * Makes a message by what is true now. `secret`: of its link. A text: why it is not wanted any more. Throws Failure if it
   * cannot be made now.
   */
  make: (held: Held, secret: string) => Promise<Send | string>;
};

export type Sending = {
  db: Db;
  now: () => Date;
  onOutcome?: (message: Message, outcome: Outcome) => void;
};

const minuteMs = 60_000;
/** A message that cannot be made is tried again after this. */
const madeAgainMs = 10 * minuteMs;
/** A destination that does not answer gets nothing for this long. */
const restMs = 5 * minuteMs;
/** A server that is away is asked again after this; one that is there, too. */
const askedAgainMs = 30_000;
const oldEveryMs = 10_000;
const final = ['not_found', 'forbidden', 'invalid_input'];

/** Whether what failed would fail again, so that it is not tried again. */
export const isFinal = (error: unknown): boolean => error instanceof Failure && final.includes(error.code);

/** Whether a lane still waits until then. A moment that is further away was of a clock that was ahead. */
const isSoon = (until: number, now: Date): boolean =>
  until > now.getTime() && until <= now.getTime() + askedAgainMs;

type Lane = { kind: MessageKind; running: Set<Promise<void>>; awayUntil: number; readyUntil: number };

/** `look`: starts what is due and has a slot; returns how many it has started. `settle`: waits for what runs. */
type Sender = { look: () => Promise<number>; settle: () => Promise<void>; stop: () => void };

/** Sends `messages` that are due. Each kind has its own slots, and in each, workspaces take turns. `onFree`: a slot is free. */
export function createSender(
  sending: Sending & { kinds: Record<string, MessageKind> },
  onFree: () => void = () => {},
): Sender {
  const { db, kinds, now } = sending;
  const closing = new AbortController();
  const { signal } = closing;
  const lanes = new Map<string, Lane>(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { kind, running: new Set(), awayUntil: 0, readyUntil: 0 },
    ]),
  );
  let settledAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<number> {
    const at = now().getTime();
    if (Math.abs(at - settledAt) >= oldEveryMs) {
      settledAt = at;
      await settleOld(db, now());
    }
    let started = 0;
    for (const name of await listDueKinds(db, now())) {
      const lane = lanes.get(name);
      if (!lane) continue;
      try {
        while (await startNext(name, lane)) started += 1;
      } catch (error) {
        log.error({ error, kind: name }, 'could not look for messages');
      }
    }
    return started;
  }

  async function startNext(name: string, lane: Lane): Promise<boolean> {
    const { kind, running } = lane;
    if (running.size >= kind.atOnce || signal.aborted || isSoon(lane.awayUntil, now())) return false;
    const held = await takeMessage(db, {
      kind: name,
      now: now(),
      mostOfOne: Math.max(1, Math.floor(kind.atOnce / 8)),
      perHour: kind.perHour ?? (async () => null),
    });
    if (!held) return false;
    const work = perform(lane, held).finally(() => {
      running.delete(work);
      onFree();
    });
    running.add(work);
    return true;
  }

  /** Never throws. A message that fails unexpectedly is lost after a minute, like that of a process that died. */
  async function perform(lane: Lane, held: Held): Promise<void> {
    try {
      if (!(await isReady(lane))) {
        await endHold(db, held, 'waiting', {});
        return;
      }
      const outcome = await sendHeld(sending, lane.kind, held, signal);
      if (outcome?.away === 'all') lane.awayUntil = now().getTime() + askedAgainMs;
    } catch (error) {
      if (!signal.aborted) log.error({ error, kind: held.message.kind }, 'a message was lost');
    }
  }

  async function isReady(lane: Lane): Promise<boolean> {
    const at = now();
    if (!lane.kind.isReady || isSoon(lane.readyUntil, at)) return true;
    const ready = await lane.kind.isReady();
    lane[ready ? 'readyUntil' : 'awayUntil'] = at.getTime() + askedAgainMs;
    return ready;
  }

  return {
    look,
    settle: async () => {
      await Promise.all([...lanes.values()].flatMap(({ running }) => [...running]));
    },
    stop: () => closing.abort(),
  };
}

/** Sends what is due now, every few seconds, and when it is kicked. Reads the clock that says what is due. */
export function startSender(parts: Parameters<typeof createSender>[0], everyMs = 5_000): Supervisor {
  const sender = createSender(parts, () => supervisor.kick());
  const look = async () => {
    await followDatabaseClock(parts.db);
    await sender.look();
  };
  const supervisor = supervise(look, everyMs);
  return {
    kick: supervisor.kick,
    close: async () => {
      sender.stop();
      await supervisor.close();
      await sender.settle();
    },
  };
}

/**
 * Makes and sends a held message, and stores what became of it. Undefined if another process has taken it, or if it could not
 * be made now.
 */
export async function sendHeld(
  { db, now, onOutcome }: Sending,
  kind: MessageKind,
  held: Held,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const { message } = held;
  const { token, tokenDigest } = createLinkToken();
  const send = await makeSafely({ db, now }, kind, held, token);
  if (send === undefined) return undefined;
  const isWanted = typeof send !== 'string';
  if (isWanted && !(await beginSending(db, held, tokenDigest, now()))) return undefined;
  const outcome: Outcome = isWanted ? await send(signal) : { state: 'failed', status: null, problem: send };
  const { state, status, problem, nextAt = now(), away } = outcome;
  const kept = await db.transaction(async (tx) => {
    const ended = await endHold(tx, held, isWanted ? 'sending' : 'waiting', {
      state,
      status,
      problem,
      nextAt,
    });
    if (!ended) return false;
    if (away === 'destination') await rest(tx, message, new Date(now().getTime() + restMs));
    await outcome.also?.(tx);
    return true;
  });
  if (kept) onOutcome?.(message, outcome);
  return outcome;
}

/** Undefined if it cannot be made now. It is made again later, unless that would fail again. */
async function makeSafely(
  { db, now }: Pick<Sending, 'db' | 'now'>,
  kind: MessageKind,
  held: Held,
  secret: string,
): Promise<Send | string | undefined> {
  try {
    return await kind.make(held, secret);
  } catch (error) {
    const { kind: name, id } = held.message;
    if (!(error instanceof Failure)) log.error({ error, kind: name, id }, 'a message could not be made');
    if (isFinal(error)) return 'unmade';
    await endHold(db, held, 'waiting', { nextAt: new Date(now().getTime() + madeAgainMs) });
    return undefined;
  }
}
