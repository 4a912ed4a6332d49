/** Bounds of an import. A file of the European Central Bank has about 7,000 lines. */
export const ratesLimits = { lines: 200_000, rates: 200_000 } as const;

/** Digits after the point: what the database holds. */
export const ratePlaces = 10;

const decimal = /^\d{1,9}(\.\d{1,10})?$/;

/** What is wrong with a rate as it is written; null where nothing is. */
export function findRateProblem(text: string): string | null {
  if (/^-\d/.test(text) || (decimal.test(text) && /^[0.]+$/.test(text))) return 'must be greater than 0';
  return decimal.test(text)
    ? null
    : `must be a number such as 0.9231, with at most ${ratePlaces} digits after the point`;
}
