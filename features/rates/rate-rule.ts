/** Limits of an import. The European Central Bank's file has about 7,000 lines. */
export const ratesLimits = { lines: 200_000, rates: 200_000 } as const;

/** Decimals of a rate, as in the database. */
export const ratePlaces = 10;

const decimal = /^\d{1,9}(\.\d{1,10})?$/;

/** What is wrong with a rate's text; null if it is valid. */
export function findRateProblem(text: string): string | null {
  if (/^-\d/.test(text) || (decimal.test(text) && /^[0.]+$/.test(text))) return 'must be greater than 0';
  return decimal.test(text)
    ? null
    : `must be a number such as 0.9231, with at most ${ratePlaces} digits after the point`;
}
