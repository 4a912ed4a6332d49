import { z } from 'zod';
import { describeSubidProblem, findSubidProblem } from '@/lib/contract/subid';
import { toNameLine } from '@/lib/language/format/clean-text';

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
    name: z.string().overwrite(toNameLine).min(1, { error: 'A preset needs a name.' }).max(40),
    subid1: subid('Subid 1'),
    subid2: subid('Subid 2'),
    sharedid: z.string().min(1).max(512).optional(),
  })
  .refine(({ subid1, subid2, sharedid }) => [subid1, subid2, sharedid].some((value) => value !== undefined), {
    path: ['subid1'],
    error: 'A preset needs a subid.',
  });
