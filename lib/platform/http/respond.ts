import { describeRefusal, type RefusalName } from '../refusal';

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Every answer of the platform but a redirect: JSON that nobody may keep. */
export function respond(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

export function refuse(reason: RefusalName, more: Record<string, string> = {}): Response {
  const body = describeRefusal(reason);
  const challenge: Record<string, string> = body.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return respond(body, body.status, { ...challenge, ...more });
}
