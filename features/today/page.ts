import { writeTable } from '@/components/table/write-table';
import { fixDays } from '@/lib/pages/address';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Page } from '@/lib/pages/page';
import { readToday } from './read-today';
import { captionOfToday } from './today-caption';
import { todayColumns } from './today-columns';

/** What deserves attention today, the most at stake first. */
export const todayPage: Page = {
  allow: 'view',
  parameters: {},
  filters: () => ({}),
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search, today } = address;
    const answer = await readToday(workspace);
    const title = language.t('pages.today');
    const caption = { ...captionOfToday(language, answer, today), page: title, currency: null };
    return {
      caption: await makeCaption(workspace, address, {}, caption),
      totals: [],
      chart: null,
      table: writeTable(todayColumns(language), answer.actions, { title, search, sorted: true }),
      search: fixDays(search, null),
      file: { list: 'today', input: {} },
    };
  },
  brands: null,
};
