import { Refusal } from '../refusal';

/**
 * The JSON body of a POST. A type other than application/json is 415 (parameters are ignored). Invalid UTF-8 or JSON is
 * 422. The server limits the length (lib/server/listener/body-limits.mjs).
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
