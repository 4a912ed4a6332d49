import { z } from 'zod';
import { descriptiveOrNull, descriptiveText } from '../descriptive';
import { sellerMarketplaces } from '../marketplaces';
import { uuid } from '../parameters';
import { openSet } from './open-set';

export const brandSchema = z
  .object({
    id: uuid.meta({ description: 'Brand id.' }),
    name: descriptiveText(z.string()),
    active: descriptiveOrNull(
      z.boolean().meta({ description: 'Whether the brand is active in the service.' }),
    ),
    image: descriptiveText(z.string()),
    bio: descriptiveText(z.string()),
    url: descriptiveText(z.string()),
    marketplace: descriptiveText(openSet(sellerMarketplaces, 'Where the brand sells.')),
  })
  .meta({ id: 'Brand' });

/** API: Brand (seller v1). */
export type Brand = z.infer<typeof brandSchema>;
