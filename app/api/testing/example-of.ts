/** Examples have at most about this many characters. */
const enough = 2_000;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** What the database's clock says. Frozen clocks of tests say a whole minute. */
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:(?!00\.000)\d\d\.\d{3}Z/g;
/** Hashes of data with random ids, and the end of a random secret. */
const random = /\b[0-9a-f]{32}\b|(?<="lastFour":")\w{4}(?=")/g;
/** Long enough to be a secret, such as in the address of a shared page. */
const secret = /[\w-]{40,}/g;

const cut = (value: unknown, most: number): unknown => {
  if (Array.isArray(value)) return value.slice(0, most).map((item) => cut(item, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, most)]));
};

/**
 * An answer as an example of the document: lists have their first two items, or one if it is long. It is almost the
 * same each time: ids are numbered, and moments of the database are `now`; only the progress of syncs varies. Secrets are
 * left out.
 */
export function exampleOf(answer: unknown, now: string): unknown {
  const two = cut(answer, 2);
  const short = JSON.stringify(two).length > enough ? cut(answer, 1) : two;
  const ids: string[] = [];
  const numberId = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
    return `00000000-0000-4000-8000-${String(ids.indexOf(id) + 1).padStart(12, '0')}`;
  };
  const text = JSON.stringify(short)
    .replace(uuid, numberId)
    .replace(moment, now)
    .replace(random, (value) => '0123456789abcdef'.repeat(2).slice(0, value.length))
    .replace(secret, '…');
  return JSON.parse(text);
}
