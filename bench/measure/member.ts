/** A person who is signed in. */
export type Member = {
  /** What the person's browser sends with each request. */
  headers: Record<string, string>;
  /** Sends a request and reads its response. Throws if it fails. */
  ask: (path: string, method?: 'GET' | 'POST' | 'PUT', body?: unknown) => Promise<string>;
};

/** The address that the proxy in front of the server states. */
export const fromAddress = (address: string) => ({ 'x-forwarded-for': address });

/** Signs in to the demo, or with an e-mail and a password. */
export async function signIn(
  site: string,
  address: string,
  account?: { email: string; password: string },
): Promise<Member> {
  const cookies = new Map<string, string>();
  const writeHeaders = () => ({
    ...fromAddress(address),
    origin: site,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  async function send(path: string, method: string, body?: URLSearchParams | string): Promise<string> {
    const answer = await fetch(site + path, {
      method,
      headers: {
        ...writeHeaders(),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      ...(body && { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  }

  const { csrfToken } = JSON.parse(await send('/api/auth/csrf', 'GET'));
  const form = new URLSearchParams({ csrfToken, json: 'true', ...account });
  await send(`/api/auth/callback/${account ? 'password' : 'demo'}`, 'POST', form);
  return {
    headers: writeHeaders(),
    ask: (path, method = 'GET', body) =>
      send(path, method, body === undefined ? undefined : JSON.stringify(body)),
  };
}
