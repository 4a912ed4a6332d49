import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, type Dispatcher, errors, request as sendRequest } from 'undici';
import { Failure } from '@/lib/failure';
import type { Transport } from './transport';

const unpack = promisify(gunzip);
/** Bytes an answer may have once unpacked: 500 report rows are about 300 kB. */
const responseLimit = 8_000_000;
const sent = ['accept', 'authorization', 'content-type'] as const;

/**
 * The API over HTTP at `baseUrl`, whose own path stays in front. Redirects are not followed; the signal is the only
 * time limit. `close` ends its connections.
 */
export function createHttpTransport(baseUrl: string): { transport: Transport; close: () => Promise<void> } {
  const agent = new Agent({
    connections: 64,
    keepAliveTimeout: 10_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: responseLimit,
  });

  async function transport(request: Request, signal: AbortSignal): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string> = { 'accept-encoding': 'gzip', 'user-agent': 'partnerdeck' };
    for (const name of sent) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const answer = await sendRequest(baseUrl + pathname + search, {
      dispatcher: agent,
      method: request.method === 'POST' ? 'POST' : 'GET',
      headers,
      body: request.body ? await request.text() : null,
      signal,
    });
    const packed = await collect(answer.body);
    const encoding = String(answer.headers['content-encoding'] ?? 'identity');
    const retryAfter = answer.headers['retry-after'];
    const body = await decode(packed, encoding);
    return new Response(answer.statusCode === 204 || answer.statusCode === 304 ? null : body, {
      status: answer.statusCode,
      headers: typeof retryAfter === 'string' ? { 'retry-after': retryAfter } : {},
    });
  }

  return { transport, close: () => agent.destroy() };
}

async function collect(body: Dispatcher.ResponseData['body']): Promise<ArrayBuffer> {
  try {
    return await body.arrayBuffer();
  } catch (cause) {
    throw cause instanceof errors.ResponseExceededMaxSizeError ? tooLarge(cause) : cause;
  }
}

async function decode(bytes: ArrayBuffer, encoding: string): Promise<ArrayBuffer | Buffer<ArrayBuffer>> {
  if (encoding === 'identity' || bytes.byteLength === 0) return bytes;
  if (encoding !== 'gzip')
    throw new Failure('upstream_invalid', `The API sent an answer packed as ${encoding}.`);
  try {
    return await unpack(bytes, { maxOutputLength: responseLimit });
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge(cause);
    throw new Failure('upstream_invalid', 'The API sent an answer that cannot be unpacked.', { cause });
  }
}

function tooLarge(cause?: unknown): Failure {
  return new Failure('upstream_invalid', 'The API sent an answer that is too large.', { cause });
}
