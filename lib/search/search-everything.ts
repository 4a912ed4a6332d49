import { listSources } from '@/lib/catalog/list-sources';
import { productKey } from '@/lib/catalog/product-key';
import { readItems } from '@/lib/catalog/read-items';
import type { Reader } from '@/lib/catalog/read-list';
import { Failure } from '@/lib/failure';
import { rankHits } from './rank-hits';
import type { SearchAnswer, SearchHit, SearchKind } from './search-shape';

const most = 6;
/** A palette waits this long for lists that are still being read; what has come by then is searched. */
const waitMs = 1_500;

/** Looks through brands, products, creators and campaigns by name, id, e-mail and tag. Throws Failure without a key. */
export async function searchEverything(reader: Reader, text: string): Promise<SearchAnswer> {
  const wanted = text.trim().toLowerCase();
  const unread: SearchKind[] = [];
  const look = async (kind: SearchKind, find: () => Promise<SearchHit[]>): Promise<SearchHit[]> => {
    try {
      return await find();
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'key_missing') throw error;
      unread.push(kind);
      return [];
    }
  };
  const [brands, products, creators, campaigns] = await Promise.all([
    look('brands', async () => {
      const { rows } = await readItems(reader, listSources.brands, { waitMs });
      return rankHits(rows, wanted, (brand) => [brand.name, brand.id], most).map((brand) => ({
        id: brand.id,
        label: brand.name,
        detail: brand.marketplace,
        path: `/brands/${brand.id}`,
      }));
    }),
    look('products', async () => {
      const { rows } = await readItems(reader, listSources.products, { waitMs });
      return rankHits(rows, wanted, (product) => [product.title, product.primaryId], most).map((product) => {
        const key = productKey(product.marketplace, product.primaryId);
        const detail = `${product.marketplace} · ${product.primaryId}`;
        return {
          id: key,
          label: product.title,
          detail,
          path: `/products?product=${encodeURIComponent(key)}`,
        };
      });
    }),
    look('creators', async () => {
      const { rows } = await readItems(reader, listSources.creators, { waitMs });
      return rankHits(rows, wanted, (creator) => [creator.name, creator.email, creator.id], most).map(
        (creator) => ({
          id: creator.id,
          label: creator.name,
          detail: creator.email,
          path: `/creators/${creator.id}`,
        }),
      );
    }),
    look('campaigns', async () => {
      const { rows } = await readItems(reader, listSources.campaigns, { waitMs });
      return rankHits(rows, wanted, (campaign) => [campaign.name, campaign.brand.name], most).map(
        (campaign) => ({
          id: campaign.id,
          label: campaign.name,
          detail: campaign.status,
          path: `/program/campaigns/${campaign.id}`,
        }),
      );
    }),
  ]);
  return { hits: { brands, products, creators, campaigns }, unread };
}
