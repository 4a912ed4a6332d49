import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1];

/** Writes errors outside of tests, which fail a run, to the JSON file `UNHANDLED_ERRORS`. Vitest's report leaves them out. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_: unknown, errors: Errors): void {
    const file = process.env.UNHANDLED_ERRORS;
    if (!file) return;
    writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
