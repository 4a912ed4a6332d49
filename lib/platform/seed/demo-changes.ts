import type { Db } from '@/lib/server/db/database';
import { toDateTime } from './calendar';
import { buildCatalog } from './catalog';
import { readMarker } from './marker';
import { offerOn } from './past-offers';
import type { SeedProduct } from './products';

/** A change of a product of the demo's seller: its offer on the day before and on the day of the change, and these days. */
type DemoChange = { before: string; after: string; lastSeen: Date; listedAt: Date };

/** How the products of the demo's seller have changed, oldest first. Offers are products of the API as JSON. */
export async function listDemoChanges(db: Db): Promise<DemoChange[]> {
  const marker = await readMarker(db);
  if (!marker) return [];
  const [shop] = buildCatalog(marker.plan, marker.seed, marker.madeFor).sellers;
  const changes = (shop?.products ?? []).flatMap((product) =>
    product.past.map(({ until }) => ({
      before: describe(product, until - 1),
      after: describe(product, until),
      lastSeen: new Date(toDateTime(until - 1)),
      listedAt: new Date(toDateTime(until)),
    })),
  );
  return changes.sort((a, b) => a.listedAt.getTime() - b.listedAt.getTime());
}

function describe(product: SeedProduct, day: number): string {
  const { cents, commission, inStock } = offerOn(product, day);
  const { primaryId, marketplace, brandId, title, active, currency } = product;
  return JSON.stringify({
    primaryId,
    marketplace,
    brandId,
    title,
    active,
    inStock,
    commissionPercentage: commission,
    pricing: { price: cents / 100, currency },
  });
}
