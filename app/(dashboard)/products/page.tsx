import { definePage } from '@/app/_server/define-page';
import {
  findingsOptions,
  productSearch,
  productsOptions,
  toProductsInput,
} from '@/features/products/client/products';
import { readProductSort } from '@/features/products/screens/read-product-sort';
import { ProductsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { asText } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const parameters = { ...productSearch, ...rangeSearch, sort: asText };

const page = definePage({
  title: ({ t }) => t('pages.products'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today, mayWrite }) {
    const { sort, ...asked } = readSearch(parameters, search);
    const range = await settlePageRange(asked, today);
    const input = toProductsInput(asked, range, readProductSort(sort, asked.finding));
    const [list] = await Promise.all([prefetch(productsOptions(input)), prefetch(viewsOptions('/products'))]);
    // Findings are in the currency of the list.
    await prefetch(findingsOptions(range, list?.currency ?? asked.currency));
    return <ProductsScreen today={today} links={mayWrite('links')} manages={mayWrite('manage')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
