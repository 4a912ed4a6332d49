import { Refusal } from '../refusal';

/**
 * The JSON body of a POST. Any type but application/json is 415 (parameters are accepted and not looked at);
 * what is not UTF-8 or not JSON is 422. The server has limited its length (lib/server/body-limits.mjs).
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('contentType', type);
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalidInput', 'body is not JSON');
  }
}
