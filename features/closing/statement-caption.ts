import type { Language } from '@/lib/language/language';
import type { Caption } from '@/lib/pages/caption';
import type { OpenDays } from '@/lib/pages/open-days';
import { describeState } from './screens/describe-state';
import { nameMonth } from './screens/month-name';
import type { Statement } from './statement-shape';

/** What the figures of a statement are of. Its name has the month and the currency. */
export function captionOfStatement(language: Language, statement: Statement): Caption {
  const { month, currency, receipts, closing, range, basis } = statement;
  const { t, format } = language;
  const ages = [receipts.reports.asOf, receipts.bonus.asOf].filter((age) => age !== null);
  return {
    page: t('closing.table.name', { month: nameMonth(format, month), currency }),
    view: null,
    brand: null,
    filters: [],
    currency: null,
    range,
    against: null,
    basis,
    open: findOpen(statement),
    asOf: closing?.closedAt ?? ages.sort()[0] ?? null,
    notes: listNotes(language, statement),
  };
}

/** Whether it is closed, and what may still change. Why a month cannot be closed is for colleagues. */
function listNotes(language: Language, statement: Statement): string[] {
  const { t, format } = language;
  const { closing, range, state } = statement;
  const shown = { ...statement, state: state === 'running' ? ('open' as const) : state, obstacle: null };
  const described = describeState(language, shown);
  return [
    closing
      ? t('closing.state.closed', { day: format.day(closing.closedAt.slice(0, 10)) })
      : t('shares.sheet.live', { days: format.dayRange(range.from, range.to) }),
    ...(described ? [described] : []),
  ];
}

/** A closed month keeps its figures. */
const findOpen = ({ closing, open }: Statement): OpenDays | null =>
  closing || !open ? null : { from: open.days?.from ?? null, until: open.until };
