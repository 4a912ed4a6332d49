import { exampleItems } from '@/lib/contract/openapi/examples';
import type { Brand } from '@/lib/contract/resources/brand';
import type { ActiveCreator } from '@/lib/contract/resources/creator';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import { brandA } from './rows';

/** A brand like the example of the API's document, except for the given fields. */
export const sampleBrand = (id: string, given: Partial<Brand> = {}): Brand => ({
  ...exampleItems.brand,
  id,
  name: `Brand ${id}`,
  ...given,
});

/** A product like the example: active, in stock, with a price and a listed commission of 10%. */
export const sampleProduct = (primaryId: string, given: Partial<CatalogProduct> = {}): CatalogProduct => ({
  ...exampleItems.catalogProduct,
  primaryId,
  title: `Product ${primaryId}`,
  brandId: brandA,
  ...given,
});

/** A partner without brands. */
export const sampleCreator = (id: string, given: Partial<ActiveCreator> = {}): ActiveCreator => ({
  ...exampleItems.creator,
  id,
  name: `Creator ${id}`,
  partneredBrandIds: [],
  ...given,
});

/** A campaign like the example, which delivers. */
export const sampleCampaign = (id: string, given: Partial<Campaign> = {}): Campaign => ({
  ...exampleItems.campaign,
  id,
  name: `Campaign ${id}`,
  ...given,
});

/** An unclaimed creator of the program, by its tag. */
export const sampleProgramCreator = (tag: string, given: Partial<ProgramCreator> = {}): ProgramCreator => ({
  ...exampleItems.programCreator,
  creatorConnectionsId: tag,
  ...given,
});

/** A match of a tag. */
export const sampleMatch = (tag: string, given: Partial<CreatorMatch> = {}): CreatorMatch => ({
  ...exampleItems.creatorMatch,
  creatorConnectionsId: tag,
  ...given,
});
