import { writeTable } from '@/components/table/write-table';
import { readSearch } from '@/lib/base/address/search';
import type { Language } from '@/lib/language/language';
import { fixDays, readRequest } from '@/lib/pages/address';
import { listFilters } from '@/lib/pages/list-filters';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, Page, PageTotal } from '@/lib/pages/page';
import { checkLinks } from './check-links';
import { linkHealthSearch, toLinkHealthInput } from './client/link-health';
import { captionOfHealth } from './health-caption';
import { healthColumns } from './health-columns';
import { healthFilters } from './health-filters';
import { healthQuerySchema } from './health-query';
import type { HealthAnswer } from './health-shape';

const settle = ({ search }: Address) => toLinkHealthInput(readSearch(linkHealthSearch, search));
const filtersOf = (address: Address) =>
  listFilters(healthFilters, readRequest(healthQuerySchema, settle(address)));

/** Products that cannot be bought, and the links to them: all of the workspace, or a creator's own. */
export const linkHealthPage: Page = {
  allow: 'links',
  parameters: linkHealthSearch,
  filters: filtersOf,
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search } = address;
    const input = settle(address);
    const answer = await checkLinks(workspace, readRequest(healthQuerySchema, input));
    const { products, broken } = answer;
    const title = language.t('pages.linkHealth');
    return {
      caption: await makeCaption(workspace, address, filtersOf(address), {
        ...captionOfHealth(language, answer, address.today),
        page: title,
        currency: null,
      }),
      totals: listHealthTotals(language, answer),
      chart: null,
      table: writeTable(healthColumns(language), products, {
        title,
        search,
        sorted: true,
        count: broken.products,
      }),
      search: fixDays(search, null),
      file: { list: 'link-health', input },
    };
  },
  brands: null,
};

function listHealthTotals(
  { t, format }: Language,
  { broken, links, list, basis }: HealthAnswer,
): PageTotal[] {
  const total = { currency: null, delta: null, partial: !list.complete };
  return [
    {
      ...total,
      name: t('linkHealth.totals.links'),
      text: t('linkHealth.totals.of', { broken: broken.links, links }),
    },
    {
      ...total,
      name: t('linkHealth.totals.clicks'),
      text: broken.clicks === null ? t('caption.unknown') : format.count(broken.clicks),
      partial: broken.clicks !== null && (broken.unreported > 0 || !basis.complete),
    },
  ];
}
