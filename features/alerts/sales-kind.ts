import { nowOf } from '@/lib/data/store/workspace';
import { addDays, toDay } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { writeReportQuery } from '@/lib/pages/report-path';
import type { Condition, SalesFacts } from './alert-shape';
import { clipName } from './clip-name';
import { completeBasis } from './fact-receipt';
import { findCrossings, firstTold } from './find-crossings';
import { describeSale, findFirstSale, previewSale, silence, takeSaleBack } from './first-sale';
import { type Asked, filterBy, lookedBack, readHistory } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { creatorSalesValues } from './values';

type Values = Condition<'creatorSales'>['values'];

async function look(ledger: KindParts, values: Values): Promise<Findings<SalesFacts>> {
  const { subject } = values;
  const asked: Asked = { metric: 'conversions', filters: filterBy(subject) };
  if (values.event === 'none') return findCrossings(ledger, asked, silence(values.days));
  const history = await readHistory(ledger, asked, 'all');
  const today = toDay(nowOf(ledger));
  const from = addDays(today, -lookedBack);
  const first = findFirstSale(history);
  return {
    since: (firstDay, told) =>
      first && first >= firstTold(today, firstDay, told)
        ? [{ period: first, facts: describeSale(history, first, first) }]
        : [],
    takenBack: ({ period }) => (period >= from ? takeSaleBack(history, period) : null),
    preview: () => previewSale(history, from),
  };
}

function nameSubject({ t }: Language, { subject: { kind, id, name } }: Values): string {
  const clipped = clipName(name ?? id);
  return kind === 'creator'
    ? clipped
    : t('alerts.kinds.creatorSales.subject', { kind: t(`dimensions.${kind}.label`), name: clipped });
}

function describeFacts(language: Language, values: Values, { range, value, first }: SalesFacts) {
  const { format } = language;
  return {
    name: nameSubject(language, values),
    count: Number(value),
    range: format.dayRange(range.from, range.to),
    since: format.day(range.from),
    day: format.day(range.to),
    known: first ? 'yes' : 'no',
    first: first ? format.day(first) : '',
  };
}

/** The first sale of a creator or placement, or none for some days. A sale is a conversion, in any currency. */
export const creatorSales: Kind<'creatorSales'> = {
  values: creatorSalesValues,
  look,
  describe: (language, values) => {
    const { t } = language;
    const parts = {
      seller: () => nameSubject(language, values),
      event: () => t(`alerts.words.sales.${values.event}`),
    };
    return values.event === 'first'
      ? t.markup('alerts.kinds.creatorSales.sentence.first', parts)
      : t.markup('alerts.kinds.creatorSales.sentence.none', {
          ...parts,
          days: () => t('alerts.words.days', { days: values.days }),
        });
  },
  tell: (language, values, facts, correction) =>
    language.t(
      `alerts.kinds.creatorSales.${correction ? 'corrected' : 'told'}.${values.event}`,
      describeFacts(language, values, facts),
    ),
  basedOn: ({ range }) => completeBasis('reports', [range]),
  /** The report of the day of a first sale, or of the days without one. */
  pathOf: ({ event, subject }, { range: { from, to } }) => {
    const days = { from: event === 'first' ? to : from, to };
    return `/reports?${writeReportQuery({ ...days, metric: 'conversions', ...filterBy(subject) })}&compare=none`;
  },
};
