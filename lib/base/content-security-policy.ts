import { createHash } from 'node:crypto';

type Options = { nonce: string; development: boolean; signInOrigin?: string };

/** The style element of mails with a report. A page shows such a mail in a frame, which has the page's policy. */
export const mailStyle = '@media (max-width:480px){.wide{display:none}.total{min-width:50%!important}}';

const mailStyleHash = `'sha256-${createHash('sha256').update(mailStyle).digest('base64')}'`;

const reports = '/api/csp-reports';

/** A header with the URL for browsers' CSP reports. */
export const reportingEndpoints = `csp="${reports}"`;

/**
 * The page's policy. Style attributes are allowed, because charts and tables use them for positions. Style elements
 * need the nonce or are the one of our mails, except in development, where the framework injects its own.
 */
export function buildContentSecurityPolicy({ nonce, development, signInOrigin }: Options): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, mailStyleHash])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'form-action': ["'self'", ...readOrigin(signInOrigin)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Ignored by browsers that support `report-to`.
    'report-uri': [reports],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function readOrigin(url: string | undefined): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}
