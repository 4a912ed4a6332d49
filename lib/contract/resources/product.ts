import { z } from 'zod';
import { descriptiveOrNull, descriptiveText } from '../descriptive';
import { catalogMarketplaces, reportCurrencies, sellerMarketplaces } from '../marketplaces';
import { uuid } from '../parameters';
import { openSet } from './open-set';

const product = {
  pricing: descriptiveOrNull(
    z.object({
      price: z.number().meta({ description: 'In major units of `currency`.' }),
      currency: openSet(reportCurrencies, 'ISO 4217.'),
    }),
  ),
  commissionPercentage: descriptiveOrNull(z.number().meta({ description: 'A fraction from 0 to 1.' })),
  title: descriptiveText(z.string()),
  inStock: descriptiveOrNull(z.boolean()),
  category: descriptiveText(z.string()),
  brandId: uuid,
  active: descriptiveOrNull(z.boolean().meta({ description: 'Active in the service.' })),
};

export const productSchema = z
  .object({
    asin: z.string(),
    ...product,
    marketplace: openSet(sellerMarketplaces, 'Where the product is sold.'),
  })
  .meta({ id: 'Product' });

export const catalogProductSchema = z
  .object({
    primaryId: z.string().meta({
      description: 'An ASIN, a retailer item id or a storefront-platform variant id, by marketplace.',
    }),
    ...product,
    marketplace: openSet(catalogMarketplaces, 'Where the product is sold.'),
  })
  .meta({ id: 'CatalogProduct' });

/** API: Product (seller v2). Unique per marketplace and `primaryId`. */
export type CatalogProduct = z.infer<typeof catalogProductSchema>;
