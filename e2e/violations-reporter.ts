import type { Reporter } from 'playwright/types/testReporter';
import { findViolations } from './find-violations';

/** Fails the run if a browser sent a CSP report to a server. */
export default class ViolationsReporter implements Reporter {
  private readonly found: string[] = [];

  onStdErr(chunk: string | Buffer): void {
    this.found.push(...findViolations(String(chunk)));
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.found.length === 0) return undefined;
    console.error(`\nPages broke their content policy:\n${this.found.join('\n')}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
