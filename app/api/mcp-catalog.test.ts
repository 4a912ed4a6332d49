import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { storeProducts } from '@/lib/data/lists/testing/store-products';
import { getRuntime } from '@/lib/runtime/runtime';
import { requireConnectionInUse } from '@/lib/server/connections/connection-in-use';
import { useAgent } from './testing/mcp-clients';
import { asked, fillWorkspace, hostile, startHostileApi } from './testing/mcp-workspace';
import { serveApi } from './testing/serve-api';
import { giveToken, makePeople } from './testing/tokens';

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('./testing/cookie-jar')).nextHeaders);

startHostileApi();
const memberOf = makePeople();
const serve = serveApi();
const most = 100_000;
let token = '';

const productAt = (at: number): CatalogProduct => ({
  ...{ primaryId: `P${at}`, marketplace: 'marketplace.com', title: `${hostile.repeat(3)} ${at}` },
  ...{ brandId: '00000000-0000-4000-8000-000000000001', category: `Category ${at % 30}`, inStock: true },
  ...{ active: true, commissionPercentage: 0.05, pricing: { price: at / 100 + 1, currency: 'USD' } },
});

beforeAll(async () => {
  const owner = memberOf('owner');
  const { workspaceId } = owner;
  await fillWorkspace(owner);
  const { db, ledger } = await getRuntime();
  const connection = await requireConnectionInUse(db, workspaceId, 'seller');
  const place = { db, store: ledger.of(workspaceId), workspaceId, connection };
  const products = Array.from({ length: most }, (_, at) => productAt(at));
  await storeProducts(place, products, new Date(), 1_000);
  token = await giveToken(owner);
});

describe('a catalog of 100,000 products', () => {
  const agent = useAgent(
    '2026-07-28',
    () => serve('/api/mcp'),
    () => token,
  );

  it('leads an agent to any product, in bounded answers', async () => {
    const args = { ...asked, sort: 'title', order: 'asc', limit: 100 };
    const seen = new Set<string>();
    for (const offset of [0, 1, 50_000, most - 3]) {
      const { text, lists, data } = await agent().call('products', { ...args, offset });
      expect(text.length, `${offset}`).toBeLessThan(45_000);
      const [part] = lists;
      const shown = (data.products as { id: string }[]).length;
      expect(part).toMatchObject({ from: offset + 1, to: offset + shown, of: most });
      expect(shown).toBeGreaterThan(2);
      expect(part?.more).toEqual(offset + shown < most ? { offset: offset + shown } : null);
      for (const { id } of data.products as { id: string }[]) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(100);
    const { lists } = await agent().call('products', { ...args, offset: most });
    expect(lists).toMatchObject([{ from: 0, to: 0, of: most, more: null }]);
  });

  it('has products to find, and says that there are more hits than it shows', async () => {
    const { data, words } = await agent().call('search', { q: 'Kettle' });
    expect((data.products as object[]).length).toBe(6);
    expect(words).toContain('At most six hits of each kind are shown');
    const one = await agent().call('products', { ...asked, ids: ['P77777'] });
    expect(one.data.products).toMatchObject([{ id: 'P77777', price: { amount: '778.77', currency: 'USD' } }]);
  });
});
