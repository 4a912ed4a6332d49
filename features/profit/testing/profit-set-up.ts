import { makeMember } from '@/lib/access/testing/people';
import type { OperationOutput } from '@/lib/contract/operations';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { DayRange } from '@/lib/data/terms/days';
import { type ApiRows, makeFakeApi } from '@/lib/data/testing/fake-api';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { sampleCreator, sampleProduct } from '@/lib/data/testing/sample-items';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';

type Named = { id: string; name: string; email?: string };
type Listed = { products: readonly CatalogProduct[]; brands: readonly Named[]; creators: readonly Named[] };

/** A toy that no brand of the rows sells. */
export const product = (primaryId: string, given: Partial<CatalogProduct> = {}): CatalogProduct =>
  sampleProduct(primaryId, { category: 'Toys', brandId: '', ...given });

/** An API that only lists products, brands and creators. */
function makeCatalog({ products, brands, creators }: Listed): Call {
  const api = makeFakeApi({});
  return async (id, input, options) => {
    const answer =
      id === 'listCatalogProducts'
        ? { products, cursor: null }
        : id === 'listBrands'
          ? { brands, cursor: null }
          : id === 'listActiveCreators'
            ? {
                creators: creators.map(({ id, name, email = '' }) => sampleCreator(id, { name, email })),
                cursor: null,
              }
            : await api.call(id, input, options);
    return answer as OperationOutput<typeof id>;
  };
}

/** A workspace with an owner, stored report rows and estimates, and the API's lists. */
export async function setUpProfit(
  { db, stores }: Pick<TestLedger, 'db' | 'stores'>,
  rows: Partial<ApiRows>,
  range: DayRange,
  { at, ...listed }: Partial<Listed> & { at?: Date } = {},
) {
  // Profit always needs both, even empty ones.
  const ledger = await storeRows({ db, stores }, rows, range, {
    fetched: ['reports', 'brb'],
    ...(at && { at }),
  });
  const owner = await makeMember(db, { role: 'owner', workspaceId: ledger.id });
  const call = makeCatalog({ products: [], brands: [], creators: [], ...listed });
  return { catalog: { ...ledger, walk: call }, owner };
}
