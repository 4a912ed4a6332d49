import { setTimeout as sleep } from 'node:timers/promises';
import { steadyNow } from '@/lib/base/clock';
import type { SyncProgress } from '@/lib/data/terms/progress-shape';

const pollMs = 500;
const keepAliveMs = 15_000;

/**
 * Streams `progress` events on every change, and an `end` event once nothing runs, when the client closes it. Any
 * number of clients may watch, on any instance. Closes without `end` once `mayWatch` returns false. Calls `release`
 * when the stream is over.
 */
export function streamProgress(
  read: () => Promise<SyncProgress>,
  {
    signal,
    mayWatch,
    release,
  }: { signal: AbortSignal; mayWatch: () => Promise<boolean>; release: () => void },
): Response {
  const encoder = new TextEncoder();
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  signal.addEventListener('abort', stop, { once: true });
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let last = '';
      let quietSince = steadyNow();
      try {
        while (!stopped.signal.aborted) {
          if (!(await mayWatch())) break;
          const progress = await read();
          const data = JSON.stringify(progress);
          if (data !== last) {
            send(`event: progress\ndata: ${data}\n\n`);
            last = data;
            quietSince = steadyNow();
          } else if (steadyNow() - quietSince > keepAliveMs) {
            send(': still there\n\n');
            quietSince = steadyNow();
          }
          if (progress.state !== 'running') {
            send(`event: end\ndata: ${data}\n\n`);
            break;
          }
          await sleep(pollMs, undefined, { signal: stopped.signal });
        }
        controller.close();
      } catch (error) {
        if (stopped.signal.aborted) return;
        controller.error(error);
      } finally {
        signal.removeEventListener('abort', stop);
        release();
      }
    },
    cancel: stop,
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
