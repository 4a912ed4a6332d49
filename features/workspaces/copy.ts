import { z } from 'zod';
import { uuid } from '@/lib/contract/parameters';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { copyKinds } from './copy-shape';

/** The body of POST /api/workspaces/copies. */
export const copySchema = z
  .strictObject({
    from: uuid,
    to: uuid,
    kinds: z
      .array(oneOf(copyKinds))
      .min(1, { error: 'must not be empty' })
      .max(copyKinds.length, { error: `must have at most ${copyKinds.length} items` })
      .transform((kinds) => copyKinds.filter((kind) => kinds.includes(kind))),
    /** Whether to say what would be copied, and store nothing. */
    preview: z.boolean({ error: 'must be true or false' }).default(false),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'must be another workspace' });
export type Copy = z.output<typeof copySchema>;
/** The body as a caller writes it. */
export type CopyInput = z.input<typeof copySchema>;
