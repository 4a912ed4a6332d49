import { describeObstacle } from '@/features/closing/describe-obstacle';
import type { OpenPart, Statement } from '@/features/closing/statement-shape';
import type { Language } from '@/lib/language/language';
import { nameMonth } from './month-name';

/**
 * For a closed month, what was open at closing and the note. Otherwise what may change and why it cannot be closed yet.
 */
export function describeState(language: Language, statement: Statement): string {
  const { closing, open, currency, obstacle } = statement;
  const { t } = language;
  const sentences = closing
    ? [
        ...(open ? describeOpenThen(language, open, currency) : [t('closing.state.allSettled')]),
        ...(closing.note ? [t('closing.state.note', { note: closing.note })] : []),
      ]
    : [
        ...(open && statement.state !== 'running' ? describeOpenNow(language, open, statement) : []),
        ...(obstacle ? describeObstacle(language, obstacle, statement) : []),
        ...(obstacle?.code === 'running' ? [t('closing.state.afterwards')] : []),
      ];
  return sentences.length === 0
    ? ''
    : sentences.reduce((first, second) => t('closing.sentences', { first, second }));
}

function describeOpenThen(language: Language, open: OpenPart, currency: string): string[] {
  const { t, format } = language;
  const amount = writeOpen(language, open, currency);
  const what = open.days
    ? t('closing.state.daysOpen', { days: format.dayRange(open.days.from, open.days.to), amount })
    : t('closing.state.rowsOpen', { amount });
  return [what, ...describeUnknown(language, open)];
}

function describeOpenNow(
  language: Language,
  open: OpenPart,
  { month, currency, receipts }: Pick<Statement, 'month' | 'currency' | 'receipts'>,
): string[] {
  const { t, format } = language;
  const settles = t('closing.state.settles', {
    month: nameMonth(format, month),
    day: format.dayShort(open.until),
  });
  const amount = writeOpen(language, open, currency);
  // Of incomplete rows, the amount would be a part.
  const mayChange = receipts.reports.state === 'complete' ? [t('closing.state.mayChange', { amount })] : [];
  return [settles, ...mayChange, ...describeUnknown(language, open)];
}

/** The commission that may still change. */
export const writeOpen = ({ t, format }: Language, { commission }: OpenPart, currency: string): string =>
  commission === null ? t('caption.unknown') : format.money(commission, currency);

function describeUnknown({ t, format }: Language, { notLoaded }: OpenPart): string[] {
  const months = notLoaded.map((month) => nameMonth(format, month)).join(t('reports.separator'));
  return months ? [t('closing.state.unknown', { months })] : [];
}
