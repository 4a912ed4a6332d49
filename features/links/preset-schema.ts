import { z } from 'zod';
import { describeSubidProblem, findSubidProblem } from '@/lib/contract/subid';
import { lineField } from '@/lib/language/format/line-field';

function subid(label: string) {
  return z
    .string()
    .superRefine((value, context) => {
      const problem = findSubidProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: describeSubidProblem(label, problem) });
    })
    .optional();
}

/** The input of a preset: a name, and at least one subid. */
export const newPresetSchema = z
  .object({
    name: lineField(40, 'A preset needs a name.'),
    subid1: subid('Subid 1'),
    subid2: subid('Subid 2'),
    sharedid: z.string().min(1).max(512).optional(),
  })
  .refine(({ subid1, subid2, sharedid }) => [subid1, subid2, sharedid].some((value) => value !== undefined), {
    path: ['subid1'],
    error: 'A preset needs a subid.',
  });
