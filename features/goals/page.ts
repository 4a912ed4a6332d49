import { writeTable } from '@/components/table/write-table';
import { fixDays } from '@/lib/pages/address';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Page } from '@/lib/pages/page';
import { drawGoal } from './draw-goal';
import { goalColumns } from './goal-columns';
import { captionOfGoals } from './goals-caption';
import { listAllGoals } from './list-goals';

/** The workspace's goals with their progress, the newest period first. */
export const goalsPage: Page = {
  allow: 'view',
  parameters: {},
  filters: () => ({}),
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search, today } = address;
    const answer = await listAllGoals(workspace, {});
    const title = language.t('pages.goals');
    const first = answer.goals.find(({ forecast }) => forecast !== null);
    return {
      caption: await makeCaption(
        workspace,
        address,
        {},
        { ...captionOfGoals(answer, today), page: title, currency: null },
      ),
      totals: [],
      chart: first ? drawGoal(first, today) : null,
      table: writeTable(goalColumns(language), answer.goals, { title, search, sorted: true }),
      search: fixDays(search, null),
      file: { list: 'goals', input: {} },
    };
  },
  brands: null,
};
