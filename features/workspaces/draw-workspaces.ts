import type { TextColumn } from '@/components/table/column';
import { writeTable } from '@/components/table/write-table';
import { firstDayOf } from '@/lib/data/terms/month';
import type { Language } from '@/lib/language/language';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { compareValues } from '@/lib/pages/figure';
import type { PageFigures } from '@/lib/pages/page';
import { describeSilence } from './describe-no-figures';
import {
  type ListedWorkspace,
  type ShownMetric,
  shownMetrics,
  summedDays,
  type WorkspaceCurrency,
  type Workspaces,
  type WorkspaceTasks,
} from './workspace-shape';

/** A currency of a workspace, or a workspace without amounts. */
type Line = { workspace: ListedWorkspace; entry: WorkspaceCurrency | null };

/** All workspaces as text, with a line per currency. Nothing is added. */
export function drawWorkspaces(
  language: Language,
  { workspaces, range, basis }: Workspaces,
): Pick<PageFigures, 'caption' | 'totals' | 'table'> {
  const { t, format } = language;
  const title = t('pages.workspaces');
  const lines = workspaces.flatMap((workspace): Line[] => {
    const currencies = workspace.content?.figures?.currencies ?? [];
    return currencies.length > 0
      ? currencies.map((entry) => ({ workspace, entry }))
      : [{ workspace, entry: null }];
  });
  const days = t('workspaces.days', {
    count: String(summedDays),
    days: format.dayRange(range.from, range.to),
  });
  const own = { page: title, view: null, brand: null, filters: [], currency: null };
  return {
    caption: { ...captionOfRecords({ basis, notes: [days] }), ...own },
    totals: [],
    table: writeTable(columnsOf(language), lines, { title, search: new URLSearchParams(), sorted: true }),
  };
}

function columnsOf(language: Language): TextColumn<Line>[] {
  const { t, format } = language;
  return [
    { id: 'name', header: t('workspaces.name'), value: ({ workspace }) => workspace.name },
    ...shownMetrics.map((metric) => amountColumn(language, metric)),
    {
      id: 'loaded',
      header: t('workspaces.loaded'),
      value: ({ workspace }) => workspace.content?.figures?.asOf,
      text: ({ workspace }) => {
        const asOf = workspace.content?.figures?.asOf;
        return asOf ? format.instant(asOf, 'UTC') : '–';
      },
    },
    {
      id: 'tasks',
      header: t('workspaces.mail.tasks'),
      value: ({ workspace, entry }) => {
        const isFirst = entry === null || entry === workspace.content?.figures?.currencies[0];
        return isFirst && workspace.content?.tasks
          ? listTasks(language, workspace.content.tasks).join(' · ')
          : null;
      },
    },
  ];
}

const amountColumn = (language: Language, metric: ShownMetric): TextColumn<Line> => ({
  id: metric,
  header: language.t(`metrics.${metric}.label`),
  align: 'end',
  value: ({ entry }) => entry?.[metric].now,
  text: ({ workspace, entry }) => {
    const { format } = language;
    if (!entry) return metric === 'sales' ? describeSilence(language, workspace) : '–';
    const { now, counted, before } = entry[metric];
    const delta = compareValues(format, counted, before, metric);
    const amount = format.money(now, entry.currency);
    return delta ? `${amount} (${delta.text})` : amount;
  },
});

/** What waits, in words. Zeros are left out. */
function listTasks({ t, format }: Language, tasks: WorkspaceTasks): string[] {
  const { alerts, actions, unjudged, months, stoppedKeys } = tasks;
  const [month, ...more] = months;
  return [
    ...(alerts > 0 ? [`${t('pages.alerts')}: ${format.count(alerts)}`] : []),
    ...(actions > 0 ? [`${t('pages.today')}: ${format.count(actions)}`] : []),
    ...(unjudged > 0 ? [t('workspaces.unjudged', { count: unjudged })] : []),
    ...(month
      ? [
          `${t('workspaces.months')}: ${t('workspaces.monthsReady', {
            month: format.month(firstDayOf(month.month)),
            currency: month.currency,
            more: more.length,
          })}`,
        ]
      : []),
    ...stoppedKeys.map((family) => t(`workspaces.rejected.${family}`)),
  ];
}
