import { addDays, type DayRange } from '@/lib/data/terms/days';
import { firstDayOf } from '@/lib/data/terms/month';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import type { Language } from '@/lib/language/language';
import { againstOf, noteAgainst } from '@/lib/pages/caption';
import { compareValues } from '@/lib/pages/figure';
import { cleanName } from '@/lib/server/mail/clean-name';
import { type Mail, writeMail } from '@/lib/server/mail/write-mail';
import { describeSilence } from './describe-no-figures';
import {
  type ListedWorkspace,
  type ShownMetric,
  summedDays,
  type WorkspaceCurrency,
  type WorkspaceFigures,
  type Workspaces,
  type WorkspaceTasks,
} from './workspace-shape';

/** Writes all workspaces of a person as a mail: each by itself, with a line per currency. `url`: the page of all workspaces. */
export function writeWeek(language: Language, { workspaces, range }: Workspaces, url: string): Mail {
  const { t, format } = language;
  const days = format.dayRange(range.from, range.to);
  const count = String(summedDays);
  return writeMail(language, {
    subject: t('workspaces.mail.subject', { days }),
    about: [
      t('workspaces.days', { count, days }),
      t('workspaces.mail.against', { count }),
      t('workspaces.mail.open', { until: format.day(addDays(range.to, lookBackDays)) }),
    ].join(' '),
    items: workspaces.map((workspace) => ({
      text: `${cleanName(workspace.name)} (${t(`members.roles.${workspace.role}`)})`,
      note: describeWorkspace(language, workspace, range).join('\n'),
      url: null,
    })),
    link: { url, label: t('pages.workspaces') },
    foot: t('workspaces.mail.foot'),
  });
}

/** Amounts, or why there are none, their days if they are not `usual`, when they were loaded, and what waits. */
function describeWorkspace(language: Language, workspace: ListedWorkspace, usual: DayRange): string[] {
  const { t, format } = language;
  const { figures = null, tasks = null } = workspace.content ?? {};
  const currencies = figures?.currencies ?? [];
  const amounts = currencies.map((entry) => describeCurrency(language, entry));
  return [
    ...(amounts.length > 0 ? amounts : [describeSilence(language, workspace)]),
    ...(figures && figures.state !== 'empty' && figures.range.to !== usual.to
      ? [t('caption.days', { days: format.dayRange(figures.range.from, figures.range.to) })]
      : []),
    ...(figures?.state === 'complete' ? listAgainst(language, figures) : []),
    ...(figures?.asOf ? [t('workspaces.mail.loaded', { at: format.instant(figures.asOf, 'UTC') })] : []),
    ...(tasks ? listTasks(language, tasks) : []),
  ];
}

/** How many days changes count, unless every day counts. */
const listAgainst = (language: Language, figures: WorkspaceFigures): string[] =>
  [noteAgainst(language, againstOf(figures))].filter((note) => note !== null);

/** "Sales $120.00 (+10.0%), Commission $12.00 (+9.0%)". */
function describeCurrency({ t, format }: Language, entry: WorkspaceCurrency): string {
  const write = (metric: ShownMetric) => {
    const { now, counted, before } = entry[metric];
    const delta = compareValues(format, counted, before, metric);
    const amount = `${t(`metrics.${metric}.label`)} ${format.money(now, entry.currency)}`;
    return delta ? `${amount} (${delta.text})` : amount;
  };
  return `${write('sales')}, ${write('commission')}`;
}

/** What waits, a line each. Zeros are left out. */
function listTasks({ t, format }: Language, tasks: WorkspaceTasks): string[] {
  const { alerts, actions, unjudged, months, stoppedKeys } = tasks;
  const [month, ...more] = months;
  const today = [
    ...(actions > 0 ? [format.count(actions)] : []),
    ...(unjudged > 0 ? [t('workspaces.unjudged', { count: unjudged })] : []),
  ];
  return [
    ...(alerts > 0 ? [`${t('pages.alerts')}: ${format.count(alerts)}`] : []),
    ...(today.length > 0 ? [`${t('pages.today')}: ${format.list(today)}`] : []),
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
