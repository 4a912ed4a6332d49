import { z } from 'zod';
import { route } from '@/app/_server/route';
import { scopeOf } from '@/features/links/scope';
import { listSiblings } from '@/features/links/suggestions';

const query = z.object({ product: z.string().min(1).max(512), marketplace: z.string().max(256).optional() });

/** GET /api/links/siblings?product=…: existing links of a product. */
export const GET = route({ allow: 'links', query }, async ({ member, db, query }) => ({
  links: await listSiblings(db, scopeOf(member), {
    productId: query.product,
    marketplace: query.marketplace,
  }),
}));
