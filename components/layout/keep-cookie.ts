/** Keeps for a year what someone chose in this browser, so that the server sees it. Null forgets it. */
export function keepCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: browsers have no Cookie Store API on plain HTTP
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
