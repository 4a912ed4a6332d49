import { BrokenCircuitError } from 'cockatiel';
import { steadyNow } from '@/lib/base/clock';

type Options = {
  /** Outages in a row that open the breaker. */
  failures: number;
  /** How long it stays open. Then one call tries whether the outage is over, and others wait for it. */
  openMs: number;
  isOutage: (error: unknown) => boolean;
};

/**
 * A circuit breaker. Cockatiel's own measures by the system's clock: one that was ahead and is set back would keep it
 * open for as long.
 */
export function createBreaker({ failures, openMs, isOutage }: Options) {
  let inRow = 0;
  let openedAt: number | undefined;
  let trial: Promise<unknown> | undefined;

  const isOpen = () => openedAt !== undefined && steadyNow() - openedAt < openMs;

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      inRow = 0;
      return result;
    } catch (error) {
      if (isOutage(error) && ++inRow >= failures) openedAt ??= steadyNow();
      throw error;
    }
  }

  /** Closes the breaker unless there is an outage again. */
  async function tryOnce<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await attempt(work);
      openedAt = undefined;
      return result;
    } catch (error) {
      openedAt = isOutage(error) ? steadyNow() : undefined;
      throw error;
    } finally {
      trial = undefined;
    }
  }

  /** Runs a call. Throws BrokenCircuitError while the breaker is open. */
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (openedAt === undefined) return attempt(work);
    if (trial) {
      await trial.catch(() => undefined);
      return run(work);
    }
    if (isOpen()) throw new BrokenCircuitError();
    const trying = tryOnce(work);
    trial = trying;
    return trying;
  }

  return { run, isOpen };
}
