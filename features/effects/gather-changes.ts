import type { DayRange } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { Change, ChangedPart, Price } from './effect-shape';
import type { Spell } from './find-sides';
import type { CampaignChange } from './read-campaign-changes';
import { edgesOf, runsOf, soldDays } from './read-campaign-changes';
import type { FieldChange } from './read-product-changes';

/** A change that is not judged yet. */
export type Told = Pick<Change, 'id' | 'subject' | 'parts' | keyof Spell> & {
  /** The products whose sales say what it did. */
  products: { marketplace: string; id: string }[];
  /** The days of the campaign whose rows name these products; null for a product. */
  sold: DayRange | null;
  /** Every change of the same thing, which has an end to itself. */
  spells: Spell[];
};

/** The changes of products on these days, each with all of its fields. */
export function gatherProducts(
  changed: readonly { marketplace: string; product: string; day: string }[],
  fieldsOf: ReadonlyMap<string, readonly FieldChange[]>,
): Told[] {
  return changed.flatMap(({ marketplace, product, day }) => {
    const key = productKey(marketplace, product);
    const spells = fieldsOf.get(key) ?? [];
    const fields = spells.filter((one) => one.day === day);
    const [first] = fields;
    if (!first) return [];
    return {
      id: `${key} ${day}`,
      subject: { kind: 'product' as const, marketplace, id: product, name: first.title || product },
      parts: fields.map(toPart),
      day,
      since: fields.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)),
      products: [{ marketplace, id: product }],
      sold: null,
      spells: [...spells],
    };
  });
}

export const gatherCampaigns = (changes: readonly CampaignChange[]): Told[] =>
  changes.map(({ campaign, after, day, products }) => ({
    id: `${campaign.id} ${after}`,
    subject: { kind: 'campaign', id: campaign.id, name: campaign.name },
    parts: [{ kind: 'campaign', after }],
    day,
    since: day,
    products,
    sold: soldDays(runsOf(campaign), day),
    spells: edgesOf(campaign).map((edge) => ({ day: edge.day, since: edge.day })),
  }));

function toPart({ field, before, after }: FieldChange): ChangedPart {
  switch (field) {
    case 'price':
      return { kind: 'price', before: readPrice(before), after: readPrice(after) };
    case 'rate':
      return { kind: 'rate', before, after };
    case 'stock':
      return { kind: 'stock', after: after === 'in' ? 'in' : 'out' };
    case 'active':
      return { kind: 'stock', after: after === 'yes' ? 'active' : 'inactive' };
  }
}

/** Reads `19.99 USD`. */
function readPrice(text: string): Price {
  const [amount = '', currency = ''] = text.split(' ');
  return { amount, currency };
}
