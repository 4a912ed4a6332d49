import { Refusal } from '../refusal';

const longestBody = 65_536;
/** A body too long is read on up to here and thrown away: a connection with a rest on it serves no next request. */
const longestRead = 16 * 1024 * 1024;

/**
 * The JSON body of a POST. Any type but application/json is 415 (parameters are accepted and not looked at);
 * what is too long, not UTF-8 or not JSON is 422.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('contentType', type);
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalidInput', 'body is not JSON');
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    length += chunk.value.length;
    if (length <= longestBody) chunks.push(chunk.value);
    if (length > longestRead) await reader?.cancel();
  }
  if (length > longestBody) throw new Refusal('invalidInput', `body is longer than ${longestBody} bytes`);
  return Buffer.concat(chunks);
}
