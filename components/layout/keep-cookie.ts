/** Keeps what somebody chose in this browser for a year, where the server sees it and draws accordingly. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: browsers offer the Cookie Store API on HTTPS alone
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
}
