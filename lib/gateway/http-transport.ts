import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, type Dispatcher, errors, request as sendRequest } from 'undici';
import { Failure } from '@/lib/base/failure';
import { createUpstreamLookup, type Resolve } from '@/lib/base/upstream-address';
import type { ApiRequest, Transport } from './transport';

const unpack = promisify(gunzip);
/** Maximum size of a decompressed response in bytes. 500 report rows are about 300 kB. */
const responseLimit = 8_000_000;

/**
 * An HTTP client for the API at `baseUrl`, whose path becomes a prefix. Does not connect to host names that resolve to
 * link-local or metadata addresses; see findUpstreamProblem for addresses in `baseUrl` itself. Does not follow
 * redirects. The signal is the only time limit. `close` ends its connections.
 */
export function createHttpTransport(
  baseUrl: string,
  resolve?: Resolve,
): { transport: Transport; close: () => Promise<void> } {
  const agent = new Agent({
    // The gateway limits calls per workspace and in total. A limit here could let some workspaces block others.
    connections: null,
    keepAliveTimeout: 10_000,
    connect: { lookup: createUpstreamLookup(resolve) },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: responseLimit,
  });

  async function transport({ method, path, headers, body }: ApiRequest, signal: AbortSignal) {
    const answer = await sendRequest(baseUrl + path, {
      dispatcher: agent,
      method,
      headers: { ...headers, 'accept-encoding': 'gzip', 'user-agent': 'partnerdeck' },
      body,
      signal,
    });
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.statusCode,
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      text: await readText(answer),
    };
  }

  return { transport, close: () => agent.destroy() };
}

async function readText({ headers, body }: Dispatcher.ResponseData): Promise<string> {
  const encoding = String(headers['content-encoding'] ?? 'identity');
  try {
    if (encoding === 'identity') return await body.text();
    const packed = await body.arrayBuffer();
    if (packed.byteLength === 0) return '';
    if (encoding === 'gzip') return await readPacked(packed);
  } catch (cause) {
    throw cause instanceof errors.ResponseExceededMaxSizeError ? tooLarge(cause) : cause;
  }
  throw new Failure('upstream_invalid', 'The API sent a response with an unexpected encoding.');
}

async function readPacked(packed: ArrayBuffer): Promise<string> {
  try {
    return (await unpack(packed, { maxOutputLength: responseLimit })).toString();
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge(cause);
    throw new Failure('upstream_invalid', 'The API sent an answer that cannot be unpacked.', { cause });
  }
}

function tooLarge(cause?: unknown): Failure {
  return new Failure('upstream_invalid', 'The API sent an answer that is too large.', { cause });
}
