import type { OpenPart, Statement } from '@/lib/closing/statement-shape';
import type { Language } from '@/lib/language/language';
import type { DayRange } from '@/lib/ledger/days';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';
import { nameMonth } from './month-name';

/** What was open at closing and the note; or what may change, and why the month cannot be closed yet. */
export function describeState(language: Language, statement: Statement): string {
  const { closing, open, currency } = statement;
  const { t } = language;
  const said = closing
    ? [
        ...(open ? describeOpenThen(language, open, currency) : [t('closing.state.allSettled')]),
        ...(closing.note ? [t('closing.state.note', { note: closing.note })] : []),
      ]
    : [
        ...(open && statement.state !== 'running' ? describeOpenNow(language, open, statement) : []),
        ...describeObstacle(language, statement),
      ];
  return said.length === 0 ? '' : said.reduce((first, second) => t('closing.sentences', { first, second }));
}

function describeOpenThen(language: Language, open: OpenPart, currency: string): string[] {
  const { t, format } = language;
  const amount = format.money(open.commission, currency);
  const what = open.days
    ? t('closing.state.daysOpen', { days: format.dayRange(open.days.from, open.days.to), amount })
    : t('closing.state.rowsOpen', { amount });
  return [what, ...describeUnknown(language, open)];
}

function describeOpenNow(
  language: Language,
  open: OpenPart,
  { month, currency }: Pick<Statement, 'month' | 'currency'>,
): string[] {
  const { t, format } = language;
  const settles = t('closing.state.settles', {
    month: nameMonth(format, month),
    day: format.dayShort(open.until),
    amount: format.money(open.commission, currency),
  });
  return [settles, ...describeUnknown(language, open)];
}

function describeUnknown({ t, format }: Language, { notLoaded }: OpenPart): string[] {
  const months = notLoaded.map((month) => nameMonth(format, month)).join(t('reports.separator'));
  return months ? [t('closing.state.unknown', { months })] : [];
}

function describeObstacle(language: Language, { obstacle, month, receipts }: Statement): string[] {
  const { t, format } = language;
  if (!obstacle) return [];
  if (obstacle.code === 'incomplete') {
    return [
      ...describeMissing(language, 'rows', receipts.reports),
      ...describeMissing(language, 'bonuses', receipts.bonus),
    ];
  }
  return [t(`closing.obstacles.${obstacle.code}`, { month: nameMonth(format, obstacle.month ?? month) })];
}

/** Days named in one sentence. */
const mostNamed = 3;

/** Which days lack rows, in one sentence; none where every day is loaded. */
function describeMissing(
  { t, format }: Language,
  what: 'rows' | 'bonuses',
  { state, gaps }: Receipt,
): string[] {
  if (state === 'complete') return [];
  if (gaps.length === 0) return [t(`closing.obstacles.${what}`)];
  const write = ({ from, to }: DayRange) => format.dayRange(from, to);
  const days = gaps.slice(0, mostNamed).map(write).join(t('reports.separator'));
  return [t(`closing.obstacles.${what}Of`, { days, more: Math.max(0, gaps.length - mostNamed) })];
}
