import type { Logger } from 'pino';

/**
 * Logs what nobody caught, with its stack, as a line of JSON like all others. Then the process ends, unless it `goesOn`:
 * the framework's server does.
 */
export function logCrash(log: Logger, { goesOn = false } = {}): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, goesOn ? 'nobody caught an error' : 'ended by an error that nobody caught');
    if (!goesOn) process.exit(1);
  });
}
