import { z } from 'zod';
import { descriptive, descriptiveText } from '../descriptive';
import { uuid } from '../parameters';

const creator = z.object({
  id: uuid,
  name: descriptiveText(z.string()),
  email: descriptiveText(z.string()),
  bio: descriptiveText(z.string()),
  partneredBrandIds: descriptive(
    z.array(uuid).meta({ description: 'The seller’s brands this creator partners with.' }),
    [],
  ),
});

export const activeCreatorSchema = creator.meta({ id: 'ActiveCreator' });

export const creatorSchema = creator
  .extend({
    email: descriptiveText(
      z
        .string()
        .optional()
        .meta({ description: 'Only if the creator has an active partnership with the seller.' }),
    ),
  })
  .meta({ id: 'Creator' });

/** API: Creator (seller v1), as listed: with an active partnership, so `email` is present. */
export type ActiveCreator = z.infer<typeof activeCreatorSchema>;
/** API: Creator (seller v1), by id: `email` only with an active partnership. */
export type Creator = z.infer<typeof creatorSchema>;
