import type { TextColumn } from '@/components/table/column';
import type { Language } from '@/lib/language/language';
import {
  describeDays,
  describeDifference,
  describeOthers,
  describeParts,
  describeRange,
  describeSales,
  describeVerdict,
} from './describe-change';
import type { Change } from './effect-shape';

type EffectColumn = TextColumn<
  Change,
  | 'subject'
  | 'change'
  | 'day'
  | 'verdict'
  | 'difference'
  | 'range'
  | 'sales'
  | 'expected'
  | 'conversions'
  | 'others'
  | 'days'
>;

/** Changes as a table. */
export function effectColumns(language: Language): EffectColumn[] {
  const { t, format } = language;
  return [
    {
      id: 'subject',
      header: t('effects.columns.subject'),
      hideable: false,
      file: ['name', 'product', 'marketplace', 'campaign'],
      value: ({ subject }) => subject.name,
    },
    {
      id: 'change',
      header: t('effects.columns.change'),
      value: (change) => describeParts(language, change),
    },
    {
      id: 'day',
      header: t('effects.columns.day'),
      file: ['day', 'since'],
      value: ({ day }) => day,
      text: ({ day }) => format.day(day),
    },
    {
      id: 'verdict',
      header: t('effects.columns.verdict'),
      value: (change) => describeVerdict(language, change),
    },
    {
      id: 'difference',
      header: t('effects.columns.difference'),
      description: t('effects.hints.difference'),
      align: 'end',
      file: ['difference', 'share', 'currency'],
      value: ({ effect }) => effect?.share,
      text: ({ effect }) => (effect ? describeDifference(language, effect) : '–'),
    },
    {
      id: 'range',
      header: t('effects.columns.range'),
      description: t('effects.hints.range'),
      align: 'end',
      file: ['low', 'high'],
      value: ({ effect }) => effect && describeRange(language, effect),
    },
    {
      id: 'sales',
      header: t('effects.columns.sales'),
      align: 'end',
      file: ['sales', 'otherCurrencies'],
      value: ({ effect }) => effect && Number(effect.sales),
      text: ({ effect }) => (effect ? describeSales(language, effect) : '–'),
    },
    {
      id: 'expected',
      header: t('effects.columns.expected'),
      description: t('effects.hints.expected'),
      align: 'end',
      value: ({ effect }) => effect && Number(effect.expected),
      text: ({ effect }) => (effect ? format.money(effect.expected, effect.currency) : '–'),
    },
    {
      id: 'conversions',
      header: t('metrics.conversions.label'),
      align: 'end',
      optional: true,
      file: ['conversions', 'expectedConversions'],
      value: ({ effect }) => effect?.conversions,
      text: ({ effect }) => (effect ? format.count(effect.conversions) : '–'),
    },
    {
      id: 'others',
      header: t('effects.columns.others'),
      description: t('effects.hints.others'),
      optional: true,
      file: ['comparedWith', 'others', 'level'],
      value: ({ effect }) => effect && describeOthers(language, effect),
    },
    {
      id: 'days',
      header: t('effects.columns.days'),
      optional: true,
      file: ['afterFrom', 'afterTo', 'beforeFrom', 'beforeTo'],
      value: (change) => describeDays(language, change),
    },
  ];
}
