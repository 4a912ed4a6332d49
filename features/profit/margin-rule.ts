/** Limits of a file. */
export const marginLimits = { lines: 50_000, subject: 200 } as const;

const decimal = /^\d{1,3}(\.\d{1,2})?$/;

/** What is wrong with a margin's text; null if it is valid. */
export function findPercentProblem(text: string): string | null {
  if (/^-\s*\d/.test(text)) return 'must not be below 0';
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 100) return 'must be at most 100';
  return decimal.test(text)
    ? null
    : 'must be a percentage such as 32.5, with at most 2 digits after the point';
}
