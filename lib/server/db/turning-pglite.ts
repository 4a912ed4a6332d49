import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** How long statements keep the event loop from turning, in milliseconds, apart from the length of the last one. */
const longestTurnMs = 50;

/**
 * PGlite works in the server's thread, and answers by promises alone: statements that follow each other, of one request or of
 * many, never let the event loop turn. This one lets it turn between statements.
 */
export class TurningPGlite extends PGlite {
  #turnBegan: number | undefined;

  override async execProtocolRaw(...message: Parameters<PGlite['execProtocolRaw']>) {
    await this.#letTurn();
    return super.execProtocolRaw(...message);
  }

  async #letTurn(): Promise<void> {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = performance.now();
      setImmediate(() => {
        this.#turnBegan = undefined;
      });
    } else if (performance.now() - this.#turnBegan > longestTurnMs) await nextTurn();
  }
}
