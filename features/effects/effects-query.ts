import { z } from 'zod';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { changeKinds } from './effect-shape';

/** Query of /api/ledger/effects: the days on which something changed. */
export const effectsQuerySchema = z
  .object({ ...rangeFields, kind: oneOf(['all', ...changeKinds]).default('all') })
  .superRefine(checkRange);

export type EffectsQuery = z.output<typeof effectsQuerySchema>;
/** The query as a caller writes it. */
export type EffectsInput = Partial<EffectsQuery> & Pick<EffectsQuery, 'from' | 'to'>;
