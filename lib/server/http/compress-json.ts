import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A shorter answer fits one packet. */
const leastBytes = 1_400;

/** Quick: an answer is compressed once per request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encodings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Compresses a JSON response if the client takes it. Other responses, such as files and event streams, stay as they are. */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || !response.body || headers.has('content-encoding')) return response;
  headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const plain = Buffer.from(await response.arrayBuffer());
  if (!encoding || plain.length < leastBytes) return new Response(plain, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(await encodings[encoding](plain)), { status, headers });
}

/** A client that takes an encoding only with `q=0` does not take it. */
function chooseEncoding(accepted: string): keyof typeof encodings | undefined {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}
