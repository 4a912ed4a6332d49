import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** How long statements keep the event loop from turning, in milliseconds, apart from the length of the last one. */
const longestTurnMs = 50;

/**
 * PGlite works in the server's thread, and answers by promises alone: statements that follow each other, of one request or of
 * many, never let the event loop turn. This one lets it turn between statements.
 *
 * It has one connection. In the callback of a transaction, a statement that does not use the transaction would wait for
 * ever. A call to the embedded platform is such a statement. It throws instead.
 */
export class TurningPGlite extends PGlite {
  #turnBegan: number | undefined;
  readonly #caller = new AsyncLocalStorage<{ isOpen: boolean }>();

  override async execProtocolRaw(...message: Parameters<PGlite['execProtocolRaw']>) {
    await this.#letTurn();
    return super.execProtocolRaw(...message);
  }

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.#caller.getStore()?.isOpen)
      throw new Error(
        'A statement in the callback of a transaction does not use the transaction, and would wait for ever.',
      );
    const transaction = { isOpen: true };
    return super._runExclusiveTransaction(() =>
      this.#caller.run(transaction, work).finally(() => {
        transaction.isOpen = false;
      }),
    );
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
