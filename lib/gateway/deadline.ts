import { Failure } from '@/lib/base/failure';

/**
 * Runs `work` with a signal that aborts after some milliseconds or when the caller disconnects. Slow responses, retry
 * delays and time in the queue count. Throws Failure `upstream_timeout`, or the caller's reason.
 */
export async function withDeadline<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const end = new AbortController();
  let late: DOMException | undefined;
  const leave = () => end.abort(caller?.reason);
  const timer = setTimeout(() => {
    late = new DOMException('The deadline has passed.', 'TimeoutError');
    end.abort(late);
  }, milliseconds);
  caller?.addEventListener('abort', leave, { once: true });
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(end.signal), ended]);
  } catch (cause) {
    if (!late || cause !== late) throw cause;
    const seconds = milliseconds / 1000;
    throw new Failure('upstream_timeout', `The API did not answer within ${seconds} seconds.`, { cause });
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', leave);
  }
}
