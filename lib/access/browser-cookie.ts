/** The subset of the framework's and next-auth's cookie APIs in use. */
export type CookieJar = {
  get: (name: string) => { value: string } | undefined;
  set: (cookie: ReturnType<typeof describeCookie> & { value: string; maxAge: number }) => unknown;
  delete: (cookie: ReturnType<typeof describeCookie>) => unknown;
};

/** Browsers restrict a `__Host-` cookie to HTTPS, this exact host and the path `/`. */
function nameCookie(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function readCookie(jar: Pick<CookieJar, 'get'>, name: string, secure: boolean): string | undefined {
  return jar.get(nameCookie(name, secure))?.value;
}

/** Sets a cookie for `maxAge` seconds that scripts cannot read. */
export function setCookie(
  jar: Pick<CookieJar, 'set'>,
  name: string,
  { value, maxAge, secure }: { value: string; maxAge: number; secure: boolean },
): void {
  jar.set({ ...describeCookie(name, secure), value, maxAge });
}

export function dropCookie(jar: Pick<CookieJar, 'delete'>, name: string, secure: boolean): void {
  jar.delete(describeCookie(name, secure));
}

/** The same attributes for every write. Without them, browsers ignore a `__Host-` cookie, also when it is deleted. */
export function describeCookie(name: string, secure: boolean) {
  return { name: nameCookie(name, secure), httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
