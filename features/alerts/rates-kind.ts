import { type ListedChange, listProductChanges } from '@/lib/data/read/lists/list-product-changes';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, eachDay, toDay } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import type { Condition, RatesFacts } from './alert-shape';
import { clipName } from './clip-name';
import { firstTold } from './find-crossings';
import { filterBy, lookedBack } from './history';
import { findKeyDay } from './key-day';
import type { Finding, Findings, Kind, KindParts } from './kind';
import { mostListed } from './most-listed';
import { describeBrand } from './subject';
import { rateChangedValues } from './values';

type Values = Condition<'rateChanged'>['values'];

function tellChange({ day, since, before, after, ...listed }: ListedChange): Finding<RatesFacts> {
  const { marketplace, product: id, title } = listed;
  const product = { marketplace, id, name: title || id };
  return { period: `${day} ${productKey(marketplace, id)}`, facts: { product, day, since, before, after } };
}

/** How many more changes days have than those that are listed. */
function tellRest(changes: readonly ListedChange[]): Finding<RatesFacts>[] {
  const counts = new Map(changes.map(({ day, products }) => [day, products - mostListed]));
  return [...counts].flatMap(([day, more]) =>
    more > 0 ? [{ period: `${day} more`, facts: { more, day } }] : [],
  );
}

/** Changes of days that are over. Since the list was read again, no more of them are found. */
async function look(ledger: KindParts, { subject }: Values): Promise<Findings<RatesFacts>> {
  const { db } = ledger;
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
  const keyDay = await findKeyDay(ledger);
  const of = { ...range, ...(subject ? filterBy(subject) : {}) };
  const listed = keyDay ? await listProductChanges(db, ledger.id, of, mostListed) : [];
  const changes = listed.filter(({ field }) => field === 'rate');
  return {
    since: (firstDay) => {
      const recent = changes.filter(({ day }) => day >= firstTold(today, firstDay, []));
      return [...recent.map(tellChange), ...tellRest(recent)];
    },
    takenBack: () => null,
    preview: () => ({
      lists: ['products'],
      told: [...changes.map(tellChange), ...tellRest(changes)].map(({ facts }) => ({
        day: facts.day,
        facts: () => facts,
      })),
      unknown: eachDay(range).filter((day) => keyDay === null || day < keyDay),
      recordedSince: keyDay,
      holds: null,
    }),
  };
}

function tell(language: Language, facts: RatesFacts): string {
  const { t, format } = language;
  const day = format.day(facts.day);
  if ('more' in facts) return t('alerts.kinds.rateChanged.told.more', { count: facts.more, day });
  const { product, since, before, after } = facts;
  return t(`alerts.kinds.rateChanged.told.${Number(after) > Number(before) ? 'rose' : 'fell'}`, {
    name: clipName(product.name),
    day,
    since: format.day(since),
    before: writeExactRate(language, before),
    after: writeExactRate(language, after),
  });
}

/** The listed commission of a product changed between two reads of the list. */
export const rateChanged: Kind<'rateChanged'> = {
  values: rateChangedValues,
  look,
  describe: (language, { subject }) =>
    language.t.markup('alerts.kinds.rateChanged.sentence', { brand: () => describeBrand(language, subject) }),
  tell: (language, _values, facts) => tell(language, facts),
  mark: (language, _values, facts) =>
    'more' in facts
      ? null
      : {
          side: Number(facts.after) > Number(facts.before) ? 'above' : 'below',
          by: writeExactRate(language, facts.after),
          brief: language.t('alerts.preview.who', {
            name: clipName(facts.product.name),
            figures: language.t('alerts.preview.from', {
              value: writeExactRate(language, facts.after),
              before: writeExactRate(language, facts.before),
            }),
          }),
        },
  basedOn: () => ({ rows: [], lists: [{ name: 'products', state: 'complete' }] }),
  pathOf: (_values, facts) =>
    'more' in facts
      ? '/products'
      : `/products?${new URLSearchParams({ product: productKey(facts.product.marketplace, facts.product.id) })}`,
};
