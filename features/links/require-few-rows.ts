import { Failure } from '@/lib/base/failure';
import { batchLimits } from './batch-limits';
import type { LinkDraft } from './draft';

/** Checks how many rows lines and subids make, before they are made. Throws Failure `too_large` over batchLimits.links. */
export function requireFewRows(lines: readonly LinkDraft[], subids: readonly string[]): void {
  const single = lines.filter(({ subid1 }) => subid1 !== undefined || subids.length === 0).length;
  const count = single + (lines.length - single) * subids.length;
  if (count <= batchLimits.links) return;
  throw new Failure(
    'too_large',
    `A batch can create ${batchLimits.links} links. This would create ${count}.`,
  );
}
