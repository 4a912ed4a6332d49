type Cookie = { name: string; value: string; httpOnly?: boolean; maxAge?: number; sameSite?: string };

type Sent = { readonly cookies: Map<string, Cookie>; readonly headers: Record<string, string> };

/** What the browser sends with its next request, for handlers, actions and pages. Tests set it. */
export const sent: Sent = { cookies: new Map(), headers: { host: 'localhost:3000' } };

/** As `next/headers`, which Vitest resolves to this file. Answers set cookies in `sent`. */
export const cookies = async () => ({
  get: (name: string) => sent.cookies.get(name),
  set: (cookie: Cookie) => sent.cookies.set(cookie.name, cookie),
  delete: (cookie: string | { name: string }) =>
    sent.cookies.delete(typeof cookie === 'string' ? cookie : cookie.name),
});

export const headers = async () => new Headers(sent.headers);

/** Forgets what earlier tests sent. Modules of the same worker may hold the cookies and headers, so both stay the same objects. */
export function reset(): void {
  sent.cookies.clear();
  for (const name of Object.keys(sent.headers)) delete sent.headers[name];
  sent.headers.host = 'localhost:3000';
}
