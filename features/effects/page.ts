import { writeTable } from '@/components/table/write-table';
import { readSearch } from '@/lib/base/address/search';
import { daysOf, fixDays, readRequest } from '@/lib/pages/address';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, Page } from '@/lib/pages/page';
import { effectsSearch } from './client/effects';
import { effectColumns } from './effect-columns';
import { captionOfEffects } from './effects-caption';
import { effectsQuerySchema } from './effects-query';
import { listEffects } from './list-effects';

function settle(address: Address) {
  const { kind } = readSearch(effectsSearch, address.search);
  const input = { ...daysOf(address), kind };
  return { input, query: readRequest(effectsQuerySchema, input) };
}

/** What changed of products and campaigns, and what that did. */
export const effectsPage: Page = {
  allow: 'view',
  parameters: effectsSearch,
  filters: (address) => {
    settle(address);
    return {};
  },
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search, today } = address;
    const { input, query } = settle(address);
    const answer = await listEffects(workspace, query);
    const { changes, count } = answer;
    const title = language.t('pages.effects');
    return {
      caption: await makeCaption(
        workspace,
        address,
        {},
        {
          ...captionOfEffects(language, answer, today),
          page: title,
          currency: null,
        },
      ),
      totals: [],
      chart: null,
      table: writeTable(effectColumns(language), changes, { title, search, count }),
      search: fixDays(search, { from: query.from, to: query.to }),
      file: { list: 'effects', input },
    };
  },
  brands: null,
};
