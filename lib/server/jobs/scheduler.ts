import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Db } from '@/lib/server/db/database';
import { type Claim, claimWork, endClaim, type Outcome, releaseClaim, renewClaim } from './claim-work';
import { keepLease } from './keep-lease';
import { type Supervisor, supervise } from './supervise';

/** How a kind of scheduled work is done. */
export type Kind = {
  /** Runs of this kind at once in this process. */
  atOnce: number;
  /** Adds rows for work that has none yet. Runs before each look. */
  prepare?: () => Promise<void>;
  /** Does the work. `signal` ends when this process does, or when it loses the work. Throws Failure. */
  run: (workspaceId: string | null, signal: AbortSignal) => Promise<Outcome>;
};

type Parts = {
  db: Db;
  kinds: Record<string, Kind>;
  /** How often to look for work that is due. */
  everyMs?: number;
  /** Called with each run that has ended, and with each that could not begin. */
  onRun?: (kind: string, outcome: 'complete' | 'failed') => void;
};

const nothing = { rows: 0, calls: 0 };
/** Lost runs in a row after which work waits for its next time: it may be what ends the process. */
const mostLost = 3;
const lostTooOften = 'The server ended three times during this work. It is tried again at its next time.';

/** Runs in a row that must fail until the log says so, once: one may be an outage of minutes. */
const failsAgain = 3;

/** Starts the work of `scheduled_work` when it is due. On many processes, one of them does it. */
export function createScheduler({ db, kinds, everyMs = 15_000, onRun }: Parts): Supervisor {
  const closing = new AbortController();
  const running = new Map<string, Set<Promise<void>>>(Object.keys(kinds).map((name) => [name, new Set()]));

  /** A kind that fails keeps no other from its work, and neither does its `prepare` keep it from what is planned already. */
  async function look(): Promise<void> {
    for (const [name, kind] of Object.entries(kinds)) {
      const attempt = (step: () => Promise<void> | undefined, what: string) =>
        Promise.resolve()
          .then(step)
          .catch((error: unknown) => log.error({ error, kind: name }, what));
      await attempt(() => kind.prepare?.(), 'could not plan scheduled work');
      await attempt(() => startDue(name, kind), 'could not look for scheduled work');
    }
  }

  async function startDue(name: string, kind: Kind): Promise<void> {
    const own = running.get(name) ?? new Set();
    const noteRefused = (error: unknown, workId: string) => {
      log.error({ error, kind: name, workId }, 'scheduled work could not be taken');
      onRun?.(name, 'failed');
    };
    while (own.size < kind.atOnce && !closing.signal.aborted) {
      const claim = await claimWork(db, name, noteRefused);
      if (!claim) return;
      if (claim.lost >= mostLost) {
        log.error({ kind: name, lost: claim.lost }, 'scheduled work waits for its next time');
        await endClaim(db, claim, { ...nothing, problem: lostTooOften });
        continue;
      }
      const work = perform(name, kind, claim).finally(() => {
        own.delete(work);
        supervisor.kick();
      });
      own.add(work);
    }
  }

  /** Never throws. */
  async function perform(name: string, kind: Kind, claim: Claim): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    const over = new AbortController();
    keepLease(() => renewClaim(db, claim), over.signal).catch(() => lost.abort());
    try {
      const outcome = await kind.run(claim.workspaceId, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        if (!(error instanceof Failure)) log.error({ error, kind: name }, 'scheduled work failed');
        return {
          ...nothing,
          problem: error instanceof Failure ? error.message : 'The work ended unexpectedly.',
        };
      });
      await endClaim(db, claim, outcome);
      onRun?.(name, outcome.problem === null ? 'complete' : 'failed');
      const [failed, { workspaceId }] = [claim.failed + 1, claim];
      if (outcome.problem !== null && failed === failsAgain) {
        const { problem } = outcome;
        log.warn({ kind: name, workspaceId, failed, problem }, 'scheduled work fails again and again');
      }
    } catch (error) {
      if (!closing.signal.aborted) log.error({ error, kind: name }, 'scheduled work was given up');
      else await releaseClaim(db, claim).catch(() => {});
    } finally {
      over.abort();
    }
  }

  const supervisor = supervise(look, everyMs);
  return {
    kick: supervisor.kick,
    close: async () => {
      closing.abort();
      await supervisor.close();
      await Promise.all([...running.values()].flatMap((own) => [...own]));
    },
  };
}
