import type { ProductState } from '@/lib/data/read/lists/read-unavailable-since';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { Language } from '@/lib/language/language';
import { writeReportQuery } from '@/lib/pages/report-path';
import type { Condition, GoneFacts } from './alert-shape';
import { clipName } from './clip-name';
import { completeBasis } from './fact-receipt';
import { previewGone } from './gone-preview';
import { type GoneProduct, type GoneProducts, readGoneProducts } from './gone-products';
import { filterBy } from './history';
import type { Finding, Kind } from './kind';
import { mostListed } from './most-listed';
import { describeBrand } from './subject';
import { productGoneValues } from './values';

/** A product is told once per state and the day on which it began. */
const periodOf = ({ product, state, since }: GoneProduct): string =>
  `${productKey(product.marketplace, product.id)} ${state} ${since ?? ''}`;

/**
 * What is told of products that were not told before: the first ones alone, the others by their number. Others count as told
 * if they were in their state by then, because a day may bring any number of them.
 */
function chooseGone(
  { products, receipt, listedOn: day }: GoneProducts,
  told: readonly Finding<GoneFacts>[],
): Finding<GoneFacts>[] {
  const known = new Set(told.map(({ period }) => period));
  const through =
    told
      .flatMap(({ facts }) => ('more' in facts ? facts.through : []))
      .sort()
      .at(-1) ?? '';
  const isNew = (one: GoneProduct) =>
    !known.has(periodOf(one)) && (through === '' || (one.since ?? '') > through);
  const fresh = products.filter(isNew);
  const [first, rest] = [fresh.slice(0, mostListed), fresh.slice(mostListed)];
  const findings: Finding<GoneFacts>[] = first.map((facts) => ({ period: periodOf(facts), facts }));
  if (!rest[0]) return findings;
  const more = { more: rest.length, state: rest[0].state, through: day, ...receipt };
  return [...findings, { period: `more ${day}`, facts: more }];
}

/** The finding of the catalog that lists products in a state. Those that are gone are not in it. */
const findingOf: Record<ProductState, string | null> = {
  out: 'clicked-out-of-stock',
  inactive: 'clicked-inactive',
  gone: null,
};

/** Whether no rows were read. A rule that asks for clicks asks for one at least. */
const countsNothing = (facts: GoneFacts): boolean => 'clicks' in facts && facts.clicks === 0;

function writePath({ subject }: Condition<'productGone'>['values'], facts: GoneFacts): string {
  const { state } = facts;
  if ('product' in facts && countsNothing(facts)) {
    const { marketplace, id } = facts.product;
    return `/products?${new URLSearchParams({ product: productKey(marketplace, id) })}`;
  }
  // Stored facts do not keep their order.
  const range = { from: facts.range.from, to: facts.range.to };
  if ('product' in facts) {
    const { marketplace, id } = facts.product;
    const of = {
      ...filterBy({ kind: 'product', id }),
      ...filterBy({ kind: 'marketplace', id: marketplace }),
    };
    return `/reports?${writeReportQuery({ ...range, metric: 'clicks', ...of })}&compare=none`;
  }
  const finding = findingOf[state];
  const brands = subject ? filterBy(subject) : {};
  if (!finding)
    return `/reports?${writeReportQuery({ ...range, group: 'product', metric: 'clicks', ...brands })}`;
  return `/products?${writeReportQuery({ ...range, ...brands })}&finding=${finding}`;
}

function tell({ t, format }: Language, counted: 'yes' | 'no', facts: GoneFacts): string {
  const range = format.dayRange(facts.range.from, facts.range.to);
  if ('more' in facts) return t('alerts.kinds.productGone.told.more', { count: facts.more, counted, range });
  const { product, state, since, clicks: count } = facts;
  return t(`alerts.kinds.productGone.told.${state}`, {
    name: clipName(product.name),
    counted,
    count,
    range,
    known: since ? 'yes' : 'no',
    since: since ? format.day(since) : '',
  });
}

/** Products that are out of stock, inactive or gone from the catalog, with clicks or without. */
export const productGone: Kind<'productGone'> = {
  values: productGoneValues,
  look: async (ledger, values) => {
    const found = await readGoneProducts(ledger, values);
    return {
      since: (firstDay, told) => {
        if (!found) return [];
        // A product without clicks is only told if the rule was there when it could still be bought.
        const isOwn = ({ since }: GoneProduct) => values.clicks > 0 || (since !== null && since >= firstDay);
        return chooseGone({ ...found, products: found.products.filter(isOwn) }, told);
      },
      takenBack: () => null,
      preview: () => previewGone(ledger, values),
    };
  },
  describe: (language, { clicks, days, subject }) => {
    const { t } = language;
    const brand = () => describeBrand(language, subject);
    if (clicks === 0) {
      const clicked = () => t('alerts.words.clicked.any');
      return t.markup('alerts.kinds.productGone.sentence.any', { brand, clicked });
    }
    return t.markup('alerts.kinds.productGone.sentence.clicked', {
      brand,
      clicked: () => t('alerts.words.clicked.least'),
      clicks: () => t('alerts.words.clicks', { count: clicks }),
      days: () => t('alerts.words.days', { days }),
    });
  },
  tell: (language, { clicks }, facts) => tell(language, clicks > 0 ? 'yes' : 'no', facts),
  basedOn: (facts) => completeBasis('reports', countsNothing(facts) ? [] : [facts.range], ['products']),
  pathOf: writePath,
};
