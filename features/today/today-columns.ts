import type { TextColumn } from '@/components/table/column';
import type { Language } from '@/lib/language/language';
import type { Action } from './today-shape';
import { writeStake } from './write-stake';

/** Actions as a table. */
export function todayColumns(language: Language): TextColumn<Action>[] {
  const { t, format } = language;
  return [
    { id: 'what', header: t('today.columns.what'), hideable: false, value: ({ text }) => text },
    {
      id: 'stake',
      header: t('today.columns.stake'),
      file: ['amount', 'currency', 'of', 'low', 'high'],
      value: ({ stake }) => (stake ? writeStake(language, stake) : '–'),
    },
    { id: 'why', header: t('today.columns.why'), value: ({ why }) => why },
    {
      id: 'since',
      header: t('today.columns.since'),
      value: ({ since }) => since,
      text: ({ since }) => (since ? format.day(since) : '–'),
    },
  ];
}
