import { hasTooManyValues } from '@/lib/base/bounded-json';
import { Failure } from '@/lib/base/failure';
import { usualBody } from '@/lib/server/listener/body-limits.mjs';
import { findNul } from './find-nul';

// The only way to write a NUL in JSON. Other bodies need no search.
const writtenNul = '\\u0000';

/** How JSON writes half of a character, which some columns reject. */
const writtenHalf = /\\u[dD][89a-fA-F]/;
const makeWhole = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

type BodyOptions = {
  /** Maximum size in bytes. */
  limit?: number | undefined;
  /** Allowed content types. */
  types?: readonly string[];
};

/**
 * Parses the JSON body of a request. Throws Failure `content_type`, `too_large`, or `invalid_input` if it is malformed
 * or contains a NUL. Half of a character becomes U+FFFD.
 */
export async function readJsonBody(
  request: Request,
  { limit = usualBody, types = ['application/json'] }: BodyOptions = {},
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new Failure('content_type', 'Invalid Content Type: Must be application/json for post requests');
  }
  const text = await readText(request, limit);
  if (hasTooManyValues(text)) throw new Failure('too_large', 'The body has too many values.');
  const body = parse(text);
  const issue = text.includes(writtenNul) ? findNul(body) : undefined;
  if (issue) throw new Failure('invalid_input', 'Input Validation Failed', { issues: [issue] });
  return body;
}

/** Stops reading at the limit, whatever Content-Length says. */
async function readText(request: Request, limit: number): Promise<string> {
  const refuse = () => new Failure('too_large', `The body may have at most ${limit} bytes.`);
  if (Number(request.headers.get('content-length')) > limit) throw refuse();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) throw refuse();
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, writtenHalf.test(text) ? makeWhole : undefined);
  } catch (cause) {
    const issues = [{ field: 'body', message: 'must be JSON' }];
    throw new Failure('invalid_input', 'Input Validation Failed', { issues, cause });
  }
}
