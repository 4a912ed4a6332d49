type Cookie = { name: string; value: string; httpOnly?: boolean; maxAge?: number; sameSite?: string };

/** What a browser without an account sends. Tests set it. */
export const sent = {
  cookies: new Map<string, Cookie>(),
  network: '203.0.113.1',
  origin: '',
  more: {},
};

/** For `vi.mock('next/headers')`. */
export const nextHeaders = {
  cookies: async () => ({
    get: (name: string) => sent.cookies.get(name),
    set: (cookie: Cookie) => sent.cookies.set(cookie.name, cookie),
    delete: () => {},
  }),
  headers: async () =>
    new Headers({
      ...{ host: 'localhost:3000', origin: sent.origin, 'x-forwarded-for': sent.network },
      ...sent.more,
    }),
};

/** For `vi.mock('next/navigation')`. */
export const nextNavigation = {
  notFound: () => {
    throw new Error('not found');
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
};
