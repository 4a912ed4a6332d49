import NextAuth, { type AuthOptions } from 'next-auth';

type Answer = { body?: unknown; location?: string; cookies: string[] };

/** Sends a request to next-auth like its route handler. `path` follows /api/auth. */
export async function askNextAuth(
  options: AuthOptions,
  path: string,
  { cookies = {}, form }: { cookies?: Record<string, string>; form?: Record<string, string> } = {},
): Promise<Answer> {
  const answer: Answer = { cookies: [] };
  const response = {
    status: () => response,
    getHeader: () => answer.cookies,
    setHeader(name: string, value: string | string[]) {
      if (name === 'Location') answer.location = String(value);
      if (name === 'Set-Cookie') answer.cookies = [value].flat();
    },
    end() {},
    send(body: unknown) {
      answer.body = body;
    },
  };
  const method = form ? 'POST' : 'GET';
  await NextAuth(options)(
    { query: { nextauth: path.split('/') }, cookies, headers: {}, method, body: form },
    response,
  );
  return answer;
}

/** Sends a form with a CSRF token requested from next-auth before. */
export async function postNextAuth(options: AuthOptions, path: string, form: Record<string, string>) {
  const { body, cookies } = await askNextAuth(options, 'csrf');
  const csrfToken = String(body && typeof body === 'object' && 'csrfToken' in body ? body.csrfToken : '');
  return askNextAuth(options, path, { cookies: readCookies(cookies), form: { ...form, csrfToken } });
}

/** Names and values of Set-Cookie headers. */
export function readCookies(headers: string[]): Record<string, string> {
  const pairs = headers.map((header) => header.split(';')[0]?.split('=') ?? []);
  return Object.fromEntries(
    pairs.map(([name = '', ...value]) => [name, decodeURIComponent(value.join('='))]),
  );
}
