import type { FailureBody } from '@/lib/failure';
import { RequestFailure } from './request-failure';

/** Fetches JSON from our own server. Throws RequestFailure with the server's words, also where it is out of reach. */
export async function fetchJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
  }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new RequestFailure(unreachable);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new RequestFailure(toFailureBody(response, body));
  return body as T;
}

/** Sends JSON to our own server. Throws as fetchJson does. */
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

/** For answers that are no JSON: throws RequestFailure with the server's words where it refused. */
export async function requireOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new RequestFailure(toFailureBody(response, await response.json().catch(() => undefined)));
}

const unreachable: FailureBody = {
  status: 0,
  code: 'upstream_unavailable',
  message: 'The server cannot be reached. Check your connection.',
  issues: [],
  requestId: '',
};

function toFailureBody(response: Response, body: unknown): FailureBody {
  const given = typeof body === 'object' && body !== null ? (body as Partial<FailureBody>) : {};
  return {
    status: response.status,
    code: given.code ?? 'internal',
    message: given.message ?? 'The server gave an answer that cannot be read.',
    issues: given.issues ?? [],
    requestId: given.requestId ?? response.headers.get('x-request-id') ?? '',
  };
}
