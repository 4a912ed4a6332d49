import { dayFields, groupsField } from '@/features/api-reference/ledger-fields';
import { programCurrency } from '@/features/program/program-shape';
import { searchKinds } from '@/features/search/search-shape';
import { Decimal } from '@/lib/base/decimal';
import type { Day } from '@/lib/data/terms/days';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { splitProductKey } from '@/lib/data/terms/lists/product-key';
import { english } from '@/lib/language/english';
import { captionOfList, captionOfRecords } from '@/lib/pages/answer-caption';
import { clip } from './clean-data';
import { pickFigures } from './figures';
import { statePart, takePage } from './part';
import { readTool } from './read-tool';
import type { Source } from './receipt';

const words = 'Words to search for.';
const sortFields = { sort: 'What to sort by.', order: 'asc or desc.' };
const longestBio = 300;
const mostBrands = 20;

type Listed = Parameters<typeof captionOfList>[1];

const sourceOf = (answer: Listed, today: Day): Source => ({
  caption: captionOfList(english, answer, today),
  rows: [{ range: answer.performance, receipt: answer.performance.receipt }],
});

/** `standardRate` is of rows that pay a share of sales, which the program has none of. */
const showFigures = (figures: readonly CurrencyFigures[]) =>
  figures.map(({ currency, figures, standardRate }) => ({
    currency,
    ...pickFigures('reports', figures),
    standardRate,
  }));
const showProgramFigures = (figures: readonly CurrencyFigures[]) =>
  figures.map(({ currency, figures }) => ({ currency, ...pickFigures('program', figures) }));

const amountOf = (amount: number, currency: string) => ({ amount: new Decimal(amount).toFixed(), currency });
const inDollars = (amount: number | null) =>
  amount === null ? null : amountOf(new Decimal(amount).toDecimalPlaces(2).toNumber(), programCurrency);

export const catalogTools = {
  search: readTool({
    title: 'Search',
    description:
      'Finds brands, products, creators and campaigns by a name, an id or an e-mail, to get the ids that other tools take. At most six of each kind.',
    operation: 'GET /api/search',
    fields: { q: 'A name, id or e-mail, or a part of one. At least two characters.' },
    pages: 'none',
    show({ hits, unread }) {
      const missing =
        unread.length === 0 ? '' : ` Not searched, because a key is missing: ${unread.join(', ')}.`;
      return {
        source: {
          caption: captionOfRecords({
            notes: [
              `Searched what is stored of the lists. A list that is still loading may have more. At most six hits of each kind are shown: write more words to find others.${missing}`,
            ],
          }),
        },
        lists: searchKinds.map((kind) => ({
          list: kind,
          from: Math.min(1, hits[kind].length),
          to: hits[kind].length,
          of: null,
          more: null,
        })),
        data: Object.fromEntries(
          searchKinds.map((kind) => [
            kind,
            hits[kind].map(({ id, label, detail }) =>
              kind === 'products' ? { ...toProductId(id), name: label } : { id, name: label, detail },
            ),
          ]),
        ),
      };
    },
  }),
  brands: readTool({
    title: 'Brands',
    description: 'The brands of the catalog with their figures in each currency.',
    operation: 'GET /api/catalog/brands',
    fields: dayFields,
    filters: {
      q: words,
      ids: 'Ids of brands.',
      active: 'Whether they are active.',
      marketplaces: 'Marketplaces.',
    },
    show(answer, page, { today }) {
      const { rows, part } = takePage('brands', answer.rows, page);
      return {
        source: sourceOf(answer, today),
        lists: [part],
        data: {
          totals: showFigures(answer.totals),
          brands: rows.map(({ brand: { image: _, bio, ...brand }, figures }) => ({
            ...brand,
            bio: clip(bio, longestBio),
            figures: showFigures(figures),
          })),
        },
      };
    },
  }),
  products: readTool({
    title: 'Products',
    description:
      'The products of the catalog with price, listed commission, stock and figures in each currency.',
    operation: 'GET /api/catalog/products',
    fields: { ...dayFields, currency: 'The currency to sort amounts by.', ...sortFields },
    filters: {
      q: words,
      brands: 'Ids of brands.',
      ids: 'Ids of products.',
      active: 'Whether they are active.',
      stock: 'in or out of stock.',
      priceBelow: 'A currency and an amount, such as USD:25.',
      categories: 'Categories.',
      groups: groupsField('product'),
      marketplaces: 'Marketplaces.',
      finding: 'A finding: products worth a look.',
    },
    pages: 'limit',
    show(answer, page, { today }) {
      const { rows, total, totals, currency } = answer;
      const part = statePart('products', rows.length, page, total ?? page.offset + rows.length);
      return {
        source: sourceOf(answer, today),
        lists: [total === null ? { ...part, of: null } : part],
        data: {
          sortedByCurrency: currency,
          totals: showFigures(totals),
          products: rows.map(({ product, brandName, groups, figures, reported }) => {
            const { primaryId, title, pricing, brandId, commissionPercentage, ...rest } = product;
            return {
              id: primaryId,
              title: clip(title, longestBio),
              brand: { id: brandId, name: brandName },
              price: pricing && amountOf(pricing.price, pricing.currency),
              listedCommissionRate: commissionPercentage,
              ...rest,
              groups,
              figures: showFigures(figures),
              ...(reported ? {} : { notReported: 'Reports do not cover this marketplace.' }),
            };
          }),
        },
      };
    },
  }),
  creators: readTool({
    title: 'Creators',
    description: 'Creators with an active partnership, with their brands and figures in each currency.',
    operation: 'GET /api/catalog/creators',
    fields: { ...dayFields, currency: 'The currency to sort amounts by.', ...sortFields },
    filters: { q: words, brands: 'Creators of these brands, by id.', groups: groupsField('creator') },
    pages: 'limit',
    show(answer, page, { today }) {
      const { rows, total, totals, currency } = answer;
      return {
        source: sourceOf(answer, today),
        lists: [statePart('creators', rows.length, page, total)],
        data: {
          sortedByCurrency: currency,
          totals: showFigures(totals),
          creators: rows.map(({ creator: { id, name, email, bio }, brands, figures, tags, groups }) => ({
            id,
            name,
            email,
            bio: clip(bio, longestBio),
            partneredBrands: brands.length,
            brands: brands.slice(0, mostBrands),
            tags: tags.slice(0, mostBrands),
            groups,
            figures: showFigures(figures),
          })),
        },
      };
    },
  }),
  campaigns: readTool({
    title: 'Campaigns',
    description:
      'Campaigns of the creator program with budget, pacing and figures since their start. The platform does not pay their commission. perDay, projected and runsOut are estimates.',
    operation: 'GET /api/catalog/campaigns',
    fields: {},
    filters: {
      q: words,
      ids: 'Ids of campaigns.',
      brands: 'Ids of brands.',
      statuses: 'Statuses, such as DELIVERING.',
      after: 'Start on or after this day, UTC.',
      before: 'End on or before this day, UTC.',
    },
    show(answer, page, { today }) {
      const { rows, part } = takePage('campaigns', answer.rows, page);
      return {
        source: sourceOf(answer, today),
        lists: [part],
        data: {
          budget: { amount: answer.budget, currency: programCurrency },
          totals: showProgramFigures(answer.totals),
          campaigns: rows.map(({ campaign: { budget, ...campaign }, figures, pacing }) => ({
            ...campaign,
            budget: amountOf(budget, programCurrency),
            pacing: { ...pacing, perDay: inDollars(pacing.perDay), projected: inDollars(pacing.projected) },
            figures: showProgramFigures(figures),
          })),
        },
      };
    },
  }),
};

/** The id that reports have, instead of the key of a page. */
function toProductId(key: string) {
  const { marketplace, primaryId } = splitProductKey(key);
  return { id: primaryId, marketplace };
}
