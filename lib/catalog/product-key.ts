/** A product id means nothing without its marketplace: `marketplace.com/B0EXAMPLE1`. */
export const productKey = (marketplace: string, primaryId: string): string => `${marketplace}/${primaryId}`;

/** The inverse of productKey; the id itself may hold slashes. */
export function splitProductKey(key: string): { marketplace: string; primaryId: string } {
  const at = key.indexOf('/');
  return at < 0
    ? { marketplace: '', primaryId: key }
    : { marketplace: key.slice(0, at), primaryId: key.slice(at + 1) };
}
