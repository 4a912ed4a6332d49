import { z } from 'zod';
import { sellerMarketplaces } from '../marketplaces';
import { uuid } from '../parameters';
import { openSet } from './open-set';

export const brandSchema = z
  .object({
    id: uuid.meta({ description: 'Brand id.' }),
    name: z.string(),
    active: z.boolean().meta({ description: 'Whether the brand is active in the service.' }),
    image: z.string(),
    bio: z.string(),
    url: z.string(),
    marketplace: openSet(sellerMarketplaces, 'Where the brand sells.'),
  })
  .meta({ id: 'Brand' });

/** API: Brand (seller v1). */
export type Brand = z.infer<typeof brandSchema>;
