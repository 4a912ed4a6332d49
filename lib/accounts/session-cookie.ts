import type { NextResponse } from 'next/server';
import { sessionCookieName, tokenSeconds } from './session-token';

type Jar = Pick<NextResponse['cookies'], 'set' | 'delete'>;

/** Keeps a session's token on the browser that the jar answers; `secure` where it is reached over https. */
export function keepSessionCookie(jar: Jar, token: string, secure: boolean): void {
  jar.set({ ...describeCookie(secure), value: token, maxAge: tokenSeconds });
}

/** Takes the session's token from the browser that the jar answers. */
export function dropSessionCookie(jar: Jar, secure: boolean): void {
  jar.delete(describeCookie(secure));
}

/** Written the same way both times: browsers ignore a `__Secure-` cookie that comes without `secure`, also to delete it. */
function describeCookie(secure: boolean) {
  return { name: sessionCookieName(secure), httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
