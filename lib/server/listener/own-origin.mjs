/**
 * Whether a write came from a page of this site, or from a program. Browsers send Origin with every
 * write. X-Forwarded-Host is ignored, because any client can set it.
 * @param {{ origin: string | null | undefined, site: string | null | undefined, host: string | null | undefined }} sent
 *   `site`: Sec-Fetch-Site.
 * @param {string | undefined} appUrl APP_URL, where it is set.
 */
export function isOwnOrigin({ origin, site, host }, appUrl) {
  if (origin === null || origin === undefined) return !site || site === 'same-origin';
  if (appUrl) return origin === new URL(appUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** @param {string | undefined} appUrl */
export const foreignOrigin = (appUrl) =>
  appUrl
    ? `This was sent from another site than ${appUrl}. Open the dashboard there.`
    : 'This was sent from another site. Behind a proxy that changes the host, set APP_URL.';
