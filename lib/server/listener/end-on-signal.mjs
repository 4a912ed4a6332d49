import { setTimeout as sleep } from 'node:timers/promises';

/** On Ctrl-C, npm sends a second SIGINT after the terminal's. */
const sameKeyPressMs = 100;

/**
 * Graceful shutdown on SIGTERM or SIGINT: readiness fails, `delayMs` pass, requests finish, `close` closes the
 * databases. SIGINT skips the delay. A second signal ends the process at once, and so does the deadline.
 * @param {{
 *   drain: { begin: () => void, finish: () => Promise<number> },
 *   close: () => Promise<void>,
 *   delayMs?: number,
 *   deadlineMs?: number,
 *   log: { info: (text: string) => void, error: (text: string) => void },
 * }} options `deadlineMs`: for requests and databases together, after the delay.
 */
export function endOnSignal({ drain, close, delayMs = 0, deadlineMs = 20_000, log }) {
  /** @type {number | undefined} */
  let since;

  async function end(signal) {
    drain.begin();
    const wait = signal === 'SIGTERM' ? delayMs : 0;
    log.info(`${signal}: ending${wait > 0 ? ` after ${wait / 1_000} s` : ''}`);
    await sleep(wait);
    setTimeout(() => {
      log.error(`not ended within ${deadlineMs / 1_000} s; ending now`);
      process.exit(1);
    }, deadlineMs);
    const cut = await drain.finish();
    if (cut > 0) log.error(`${cut} requests did not finish in time and were cut off`);
    await close();
    process.exit(0);
  }

  const onSignal = (signal) => {
    if (since === undefined) {
      since = Date.now();
      end(signal).catch((error) => {
        log.error(`could not end in order: ${error.message}`);
        process.exit(1);
      });
    } else if (Date.now() - since > sameKeyPressMs) {
      log.error(`${signal} again; ending now`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal);
}
