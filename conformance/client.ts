import { request as requestRaw } from 'node:http';

export type Target = {
  /** Scheme and host, without the API's paths. */
  url: string;
  sellerKey: string;
  creatorToken: string;
  /** Another seller's key, for cases that test isolation between sellers. */
  otherSellerKey?: string | undefined;
  /** A revoked seller key and a revoked creator token. */
  revokedKey?: string | undefined;
  revokedToken?: string | undefined;
};

export type Ask = {
  path: string;
  method?: string;
  /** Undefined: the key of the path's family. Null: none. Otherwise the header, or several. */
  authorization?: string | readonly string[] | null;
  headers?: Record<string, string>;
  /** Strings are sent unchanged, other values as JSON. */
  body?: unknown;
};

export type Answer = { status: number; headers: Headers; text: string; body: unknown };

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pickAuthorization(target: Target, { path, authorization }: Ask): readonly string[] {
  if (authorization === null) return [];
  if (typeof authorization === 'string') return [authorization];
  if (authorization) return authorization;
  return [`Bearer ${path.startsWith('/api/creator') ? target.creatorToken : target.sellerKey}`];
}

/** Sends a request over HTTP. Does not follow redirects. */
export async function ask(target: Target, question: Ask): Promise<Answer> {
  const authorization = pickAuthorization(target, question);
  if (authorization.length > 1) return askTwice(target, question, authorization);
  const headers = new Headers(question.headers);
  for (const value of authorization) headers.set('authorization', value);
  const { method = 'GET', body } = question;
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (headers.get('content-type') === '') headers.delete('content-type');
  const response = await fetch(`${target.url}${question.path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined
      ? {}
      : { body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: readBody(text) };
}

/** Sends a header twice, which fetch would merge. */
function askTwice(
  target: Target,
  { path, method = 'GET' }: Ask,
  authorization: readonly string[],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = [
      'host',
      new URL(target.url).host,
      ...authorization.flatMap((one) => ['authorization', one]),
    ];
    const request = requestRaw(`${target.url}${path}`, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: new Headers(), text, body: readBody(text) });
    });
    request.on('error', reject);
    request.end();
  });
}
