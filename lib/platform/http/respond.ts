import { describeRefusal, type RefusalName } from '../refusal';

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
};

/** Creates every response except redirects: uncacheable JSON. */
export function respond(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

export function refuse(reason: RefusalName, more: Record<string, string> = {}): Response {
  const body = describeRefusal(reason);
  const challenge: Record<string, string> = body.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return respond(body, body.status, { ...challenge, ...more });
}
