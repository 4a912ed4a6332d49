/** Keeps what somebody chose in this browser for a year, where the server sees it and draws accordingly. Null forgets it. */
export function keepCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: browsers offer the Cookie Store API on HTTPS alone
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
