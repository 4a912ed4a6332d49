/** Routes whose last part is a secret that opens something. A test compares them with the files of `app`. */
export const secretRoutes = [
  '/api/live',
  '/api/stop-mail',
  '/confirm-address',
  '/invite',
  '/reset',
  '/s',
  '/stop-mail',
];

// Slashes may be doubled, or encoded within a query, also more than once.
const slash = '(?:/|%(?:25)*2F)+';
const parts = secretRoutes.map((route) => route.slice(1).replaceAll('/', slash));
const secretPath = new RegExp(
  `(${slash}(?:${parts.join('|')})${slash})[^\\s"'<>\\\\[…][^\\s"'<>\\\\]*`,
  'gi',
);

/**
 * Hides the secrets in the paths of a text, such as a line of a log.
 * @param {string} text
 */
export const hideSecretPaths = (text) => text.replace(secretPath, '$1…');

/** For pino: hides them in each line, whatever wrote it. */
export const logHooks = { streamWrite: hideSecretPaths };

const start = new RegExp(`^/+(?:${parts.join('|')})/+`, 'i');

/**
 * Whether a path is of a route with a secret.
 * @param {string} path
 */
export const isSecretPath = (path) => start.test(path);
