import type { Reporter } from '@playwright/test/reporter';
import { findViolations } from './find-violations';

/** Fails a run in which a browser reported to a server that its content policy blocked something. */
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
