import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';

let value: string | undefined;

/**
 * The cookies of the current request, for tests of handlers:
 * `vi.mock('next/headers', async () => (await import('./testing/cookie-jar')).nextHeaders)`.
 */
export const nextHeaders = {
  cookies: async () => ({
    get: (name: string) => (name === sessionCookie && value !== undefined ? { name, value } : undefined),
  }),
  headers: async () => new Headers(),
};

/** Requests from now on have this session cookie, or none. */
export function setCookie(cookie: string | undefined): void {
  value = cookie;
}

/** Requests from now on are of this session. */
export async function carrySession(sessionId: string, secrets: { session: string }): Promise<void> {
  setCookie(await encodeSessionToken(sessionId, secrets.session));
}
