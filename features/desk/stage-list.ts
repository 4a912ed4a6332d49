import { z } from 'zod';
import { lineField } from '@/lib/language/format/line-field';
import { deskLimits } from './desk-shape';
import { nameStage } from './stages';

const { stage: longest, stages: most } = deskLimits;

const key = z
  .string({ error: 'must be text' })
  .max(longest, { error: `must have at most ${longest} characters` });

const stage = z
  .strictObject({
    /** Without one, the stage is new. */
    key: key.optional(),
    name: lineField(longest).nullable(),
  })
  .refine(({ key, name }) => key !== undefined || name !== null, {
    path: ['name'],
    error: 'must not be empty',
  });

/** The body of PUT /api/desk/stages: all stages in order, and where the partners of removed ones go. */
export const stagesChangeSchema = z
  .strictObject({
    version: z.int({ error: 'must be a whole number' }),
    stages: z
      .array(stage, { error: 'must be a list' })
      .min(1, { error: 'must not be empty' })
      .max(most, { error: `must have at most ${most} items` }),
    moves: z
      .array(z.strictObject({ from: key, to: key }), { error: 'must be a list' })
      .max(most, { error: `must have at most ${most} items` })
      .default([]),
  })
  .superRefine(({ stages }, context) => {
    const seen = new Set<string>();
    for (const [at, { key = '', name }] of stages.entries()) {
      const shown = nameStage({ key, name }).toLowerCase();
      const isTaken = seen.has(shown) || (key !== '' && stages.findIndex((one) => one.key === key) < at);
      if (isTaken) context.addIssue({ code: 'custom', path: ['stages', at, 'name'], message: 'is taken' });
      seen.add(shown);
    }
  });
export type StagesChange = z.output<typeof stagesChangeSchema>;
/** The body as a caller writes it. */
export type StagesInput = z.input<typeof stagesChangeSchema>;
