import { Agent, request } from 'undici';
import { findWebhookProblem, isCallable } from '@/lib/base/public-address';
import { createLookup, type Resolve } from '@/lib/base/upstream-address';
import type { CallProblem } from './webhook-shape';

/** What a receiver answered, or why there is no answer. `retryAfterMs`: how long it asks to wait. */
export type WebhookAnswer =
  | { status: number; retryAfterMs: number | null; problem: null }
  | { status: null; retryAfterMs: null; problem: CallProblem };

/** Posts JSON to an address. Never throws, unless the signal ends. No answer contains the address. */
export type CallWebhook = (
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
) => Promise<WebhookAnswer>;

type Options = {
  /** Whether http and private addresses may be called. */
  allowPrivate: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
};

const problemOf = (problem: CallProblem): WebhookAnswer => ({ status: null, retryAfterMs: null, problem });

/** How many bytes of an answer's body are read, to no use. */
const bodyLimit = 16_384;

class PrivateAddressError extends Error {}

/** Does not follow redirects. An address is checked when it is connected to, after its name is looked up. */
export function createWebhookCaller({ allowPrivate, resolve, timeoutMs = 10_000 }: Options): CallWebhook {
  const refuse = (address: string) =>
    isCallable(address, allowPrivate) ? undefined : new PrivateAddressError();
  return async (url, body, headers, signal) => {
    // A literal address is not looked up.
    if (findWebhookProblem(url, allowPrivate)) return problemOf('address');
    const agent = new Agent({ connect: { lookup: createLookup(refuse, resolve) } });
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        body,
        signal: ends,
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'partnerdeck' },
      });
      const retryAfterMs = readRetryAfter(answer.headers['retry-after']);
      await answer.body.dump({ limit: bodyLimit, signal: ends }).catch(() => {});
      return { status: answer.statusCode, retryAfterMs, problem: null };
    } catch (error) {
      signal.throwIfAborted();
      return problemOf(findProblem(error));
    } finally {
      await agent.destroy();
    }
  };
}

function findProblem(error: unknown): CallProblem {
  if (error instanceof PrivateAddressError) return 'address';
  const { name, code } = Object(error);
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name';
  if (/TLS|SSL|CERT|EPROTO|UNABLE_TO_/.test(String(code))) return 'tls';
  return 'connection';
}

/** Seconds, or a date. */
function readRetryAfter(text: string | string[] | undefined): number | null {
  if (typeof text !== 'string') return null;
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
