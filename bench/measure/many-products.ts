import type { Page } from 'playwright';

const total = 100_000;

/** Answers what the product table asks for with a catalog of 100,000, made from the rows that are really there. */
export async function serveManyProducts(page: Page): Promise<void> {
  const first = await page.request.get('/api/catalog/products?limit=100');
  const real: { rows: { product: Record<string, unknown> }[] } = await first.json();
  await page.route('**/api/catalog/products?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Math.min(Number(searchParams.get('limit') ?? 100), total - offset);
    const rows = Array.from({ length: limit }, (_, at) => {
      const row = real.rows[(offset + at) % real.rows.length];
      const primaryId = `BENCH${String(offset + at).padStart(6, '0')}`;
      return { ...row, product: { ...row?.product, primaryId } };
    });
    await route.fulfill({ json: { ...real, rows, total } });
  });
}
