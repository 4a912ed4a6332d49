type Cookie = { name: string; value: string; httpOnly?: boolean; maxAge?: number; sameSite?: string };

const first = () => ({
  cookies: new Map<string, Cookie>(),
  headers: { host: 'localhost:3000' } as Record<string, string>,
});

/** What the browser sends with its next request, for handlers, actions and pages. Tests set it. */
export const sent = first();

/** As `next/headers`, which Vitest resolves to this file. Answers set cookies in `sent`. */
export const cookies = async () => ({
  get: (name: string) => sent.cookies.get(name),
  set: (cookie: Cookie) => sent.cookies.set(cookie.name, cookie),
  delete: (cookie: string | { name: string }) =>
    sent.cookies.delete(typeof cookie === 'string' ? cookie : cookie.name),
});

export const headers = async () => new Headers(sent.headers);

/** Forgets what earlier tests sent. */
export const reset = () => Object.assign(sent, first());
