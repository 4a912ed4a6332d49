import { scopeHeader } from '@/lib/access/page-scope';
import type { FailureBody } from '@/lib/base/failure';
import { browserSentences } from '@/lib/language/sentences/browser';
import { createSentenceWriter } from '@/lib/language/sentences/sentence-writer';
import { currentScope } from './client';
import { askConfirmation } from './confirmation';
import { RequestFailure, type RequestProblem } from './request-failure';

type Init = Pick<RequestInit, 'method' | 'body' | 'signal'> & { headers?: Record<string, string> };

/** Sends a request to our own server, with the page's scope. Throws RequestFailure if the server cannot be reached. */
export async function fetchOwn(path: string, init: Init = {}): Promise<Response> {
  const scope = currentScope();
  const headers = { ...(scope && { [scopeHeader]: scope }), ...init.headers };
  return fetch(path, { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new RequestFailure(unreachable());
  });
}

/**
 * Fetches JSON from our own server. If it needs the person's second factor first, asks for it and sends the request
 * again. Throws RequestFailure with the server's message, or if the server cannot be reached.
 */
export async function fetchJson<T>(path: string, init: Init = {}): Promise<T> {
  const response = await fetchOwn(path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    // An interrupted response is not a valid one.
    if (response.ok) throw new RequestFailure(unreachable());
    return undefined;
  });
  if (!response.ok) {
    const failure = toFailureBody(response, body);
    if (failure.code === 'confirm_needed' && (await askConfirmation())) return fetchJson<T>(path, init);
    throw new RequestFailure(failure);
  }
  // Not validated: the response comes from our server with the same build, and a schema would enlarge the browser
  // bundle.
  return body as T;
}

/** Sends JSON to our own server. Throws like fetchJson. */
export function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  return fetchJson<T>(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** For responses that are not JSON: throws RequestFailure with the server's message if the request failed. */
export async function requireOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new RequestFailure(toFailureBody(response, await response.json().catch(() => undefined)));
}

const unreachable = (): FailureBody => ({
  status: 0,
  code: 'upstream_unavailable',
  message: write('The server cannot be reached. Check your connection.'),
  issues: [],
  requestId: '',
});

const writerOf = createSentenceWriter(browserSentences);

/** In the language of the page, or English if there is none. */
const write = (sentence: keyof typeof browserSentences): string =>
  writerOf(globalThis.document?.documentElement.lang ?? 'en')(sentence);

function toFailureBody(response: Response, body: unknown): RequestProblem {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? '';
  const seconds = Number(headers.get('retry-after') ?? 0);
  if (isFailureBody(body)) return { ...body, status, ...(seconds > 0 ? { retryAfter: seconds } : {}) };
  const message = hasMessage(body) ? body.message : write('The server gave an answer that cannot be read.');
  return { status, code: 'internal', message, issues: [], requestId };
}

function hasMessage(body: unknown): body is { message: string } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

function isFailureBody(body: unknown): body is FailureBody {
  return hasMessage(body) && 'code' in body && 'issues' in body && Array.isArray(body.issues);
}
