import type { Page, Route } from 'playwright';

const total = 100_000;

type Answer = { rows: { product: Record<string, unknown> }[] };

/** Mocks the product table's API with a catalog of 100,000, derived from the real rows. */
export async function serveManyProducts(page: Page): Promise<void> {
  let first: Promise<Answer> | undefined;
  const readFirst = async (route: Route): Promise<Answer> => {
    const url = new URL(route.request().url());
    for (const name of ['q', 'offset']) url.searchParams.delete(name);
    return (await route.fetch({ url: url.href })).json();
  };
  await page.route('**/api/catalog/products?*', async (route) => {
    first ??= readFirst(route);
    const real = await first;
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
