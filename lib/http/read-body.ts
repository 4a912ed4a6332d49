import { Failure } from '@/lib/failure';
import { findNul } from './find-nul';

// The only way to write a NUL in JSON. Other bodies need no search.
const writtenNul = '\\u0000';

/**
 * Parses the JSON body of a request with one of the content `types`. The server limits its length
 * (lib/server/body-limits.mjs). Throws Failure `content_type`, or `invalid_input` if it is malformed or contains a NUL.
 */
export async function readJsonBody(
  request: Request,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new Failure('content_type', 'Invalid Content Type: Must be application/json for post requests');
  }
  const text = await request.text();
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
