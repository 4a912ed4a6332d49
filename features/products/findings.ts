export const findingNames = [
  'clicked-out-of-stock',
  'clicked-inactive',
  'no-clicks',
  'rate-differs',
] as const;
export type FindingName = (typeof findingNames)[number];

const wasteful: readonly FindingName[] = ['clicked-out-of-stock', 'clicked-inactive'];

/** Whether the clicks of a finding are wasted. */
export const wastesClicks = (name: FindingName): boolean => wasteful.includes(name);

/**
 * A standard commission rate that differs this much from the listed one is a finding: by a quarter and by one
 * percentage point.
 */
export const rateTolerance = { relative: 0.25, points: 0.01 } as const;

/** Compares the standard commission rate with the listed one. Rounding of single cents is not a difference. */
export function differsFromListed(listed: number | null, standard: number | null): boolean {
  if (listed === null || standard === null) return false;
  const difference = Number(Math.abs(standard - listed).toFixed(8));
  return difference >= rateTolerance.points && difference >= listed * rateTolerance.relative;
}
