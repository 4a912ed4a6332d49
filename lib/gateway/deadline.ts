import { Failure } from '@/lib/failure';

/**
 * Runs `work` with a signal that ends it after so many milliseconds, or when the caller leaves. A slow drip of bytes,
 * a wait for a retry and a place in the queue all count. Throws Failure `upstream_timeout`, or the caller's reason.
 */
export async function withDeadline<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(milliseconds);
  const signal = caller ? AbortSignal.any([deadline, caller]) : deadline;
  signal.throwIfAborted();
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work(signal), ended]);
  } catch (cause) {
    if (cause !== deadline.reason) throw cause;
    const seconds = milliseconds / 1000;
    throw new Failure('upstream_timeout', `The API did not answer within ${seconds} seconds.`, { cause });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
