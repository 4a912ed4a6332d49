import { describeRefusal, type RefusalName } from '../refusal';
import { JsonText } from './json-text';

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
};

/** Every answer of the platform but a redirect: JSON that nobody may keep. */
export function respond(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  const text = body instanceof JsonText ? body.text : JSON.stringify(body);
  return new Response(text, { status, headers: { ...headers, ...more } });
}

export function refuse(reason: RefusalName, more: Record<string, string> = {}): Response {
  const body = describeRefusal(reason);
  const challenge: Record<string, string> = body.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return respond(body, body.status, { ...challenge, ...more });
}
