import { z } from 'zod';
import { lineField } from '@/lib/language/format/line-field';
import { batchLimits } from './batch-limits';
import { batchActions } from './control-batch';
import { draftSchema } from './draft-schema';

/** The input of a batch: lines, and subids that each line is multiplied by. See expandRows. */
export const newBatchSchema = z.object({
  name: lineField(batchLimits.name, 'A batch needs a name.'),
  lines: z
    .array(draftSchema)
    .min(1)
    .max(batchLimits.lines, { error: `A batch can have ${batchLimits.lines} lines.` }),
  subids: z
    .array(z.string().max(300))
    .max(batchLimits.subids, { error: `A batch can have at most ${batchLimits.subids} subids.` })
    .default([]),
});

export const batchChangeSchema = z.object({ action: z.enum(batchActions) });
