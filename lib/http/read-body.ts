import { Failure } from '@/lib/failure';
import { findNul } from './find-nul';

/** Bytes of JSON a request may carry. */
const bodyLimit = 1_000_000;

// The only way a text of JSON can come to hold one, so that other bodies need no second look.
const writtenNul = '\\u0000';

/**
 * A request's JSON, of at most `limit` bytes and one of the content `types`. Throws Failure `content_type`, `too_large`, or `invalid_input` where it is
 * malformed or a text in it holds a NUL.
 */
export async function readJsonBody(
  request: Request,
  limit = bodyLimit,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new Failure('content_type', 'Invalid Content Type: Must be application/json for post requests');
  }
  const text = await readText(request, limit);
  const body = parse(text);
  const issue = text.includes(writtenNul) ? findNul(body) : undefined;
  if (issue) throw new Failure('invalid_input', 'Input Validation Failed', { issues: [issue] });
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const issues = [{ field: 'body', message: 'must be JSON' }];
    throw new Failure('invalid_input', 'Input Validation Failed', { issues, cause });
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Failure('too_large', `The body may have at most ${limit} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
