import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type Options = {
  /** The worker fails beyond this much memory. See `isOutOfMemory`. */
  memoryMb: number;
  /** The worker's `workerData`. */
  data?: unknown;
  /** Stops the worker. */
  signal?: AbortSignal | undefined;
};

/** Work for a thread: sends messages, and waits for the worker's one message. */
type Work<Message> = (worker: Worker, message: Promise<Message>) => Promise<Message>;

/**
 * Runs a worker thread from a `.mjs` file of this repository, so that heavy work does not block the server. Ends the
 * thread with `work`. Throws what the worker throws, and the reason of `signal`.
 */
export async function runInThread<Message>(
  file: string,
  { memoryMb, data, signal }: Options,
  work: Work<Message> = (_, message) => message,
): Promise<Message> {
  signal?.throwIfAborted();
  const worker = new Worker(
    /* turbopackIgnore: true */ join(/* turbopackIgnore: true */ process.cwd(), file),
    {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      workerData: data,
    },
  );
  const message = new Promise<Message>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The worker of ${file} stopped.`)));
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // An early failure is reported once `work` waits for the message.
  message.catch(() => {});
  try {
    return await work(worker, message);
  } finally {
    await worker.terminate();
  }
}

/** Whether a worker failed because of its memory limit. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
