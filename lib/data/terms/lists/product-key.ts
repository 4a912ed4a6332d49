/** Product ids are only unique within a marketplace: `marketplace.com/B0EXAMPLE1`. */
export const productKey = (marketplace: string, primaryId: string): string =>
  `${marketplace.replaceAll('%', '%25').replaceAll('/', '%2F')}/${primaryId}`;

/** The inverse of productKey. The id itself may contain slashes. */
export function splitProductKey(key: string): { marketplace: string; primaryId: string } {
  const at = key.indexOf('/');
  return at < 0
    ? { marketplace: '', primaryId: key }
    : {
        marketplace: key.slice(0, at).replaceAll('%2F', '/').replaceAll('%25', '%'),
        primaryId: key.slice(at + 1),
      };
}
