import { readStoredBasis } from '@/lib/data/fetch/lists/read-list';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import type { Day } from '@/lib/data/terms/days';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';

/** The lists that lead from a creator to the tags of the program. */
const tagLists = ['programCreators', 'creatorMatches'] as const;

/** The caption of a creator's figures of both sides. `program`: absent without tags. */
export async function captionOfScorecard(
  parts: Parameters<typeof readStoredBasis>[0],
  { attribution, program }: { attribution: Summary; program: Summary | undefined },
  today: Day,
): Promise<AnswerCaption> {
  const both = [attribution, ...(program ? [program] : [])];
  const rows = both.flatMap(({ basis }) => basis.rows);
  const ages = both.flatMap(({ receipt }) => receipt.asOf ?? []);
  return {
    ...captionOf(attribution, today),
    basis: makeBasis(
      rows,
      [...both.flatMap(({ basis }) => basis.lists), ...(await readStoredBasis(parts, tagLists))],
      both.flatMap(({ basis }) => basis.unknownValues),
    ),
    asOf: ages.sort()[0] ?? null,
  };
}
