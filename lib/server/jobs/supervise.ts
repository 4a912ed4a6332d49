import { log } from '@/lib/base/log';

export type Supervisor = {
  /** Looks for work now instead of at the next interval. */
  kick: () => void;
  /** Looks no more. Resolves when a look in progress has ended. */
  close: () => Promise<void>;
};

/** Looks for work that no process runs: now and every `everyMs`, one look at a time. Errors are logged. */
export function supervise(look: () => Promise<void>, everyMs = 5_000): Supervisor {
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let closed = false;

  function kick(): void {
    if (closed) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = look()
      .catch((error: unknown) => log.error({ error }, 'could not look for work'))
      .finally(() => {
        looking = undefined;
        if (!lookAgain) return;
        lookAgain = false;
        kick();
      });
  }

  kick();
  const timer = setInterval(kick, everyMs);
  timer.unref();

  return {
    kick,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking;
    },
  };
}
