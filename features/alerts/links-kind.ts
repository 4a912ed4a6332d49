import { nowOf } from '@/lib/data/store/workspace';
import { startOfWeek, toDay } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import type { LinksFacts } from './alert-shape';
import { readBrokenLinks } from './broken-links';
import { clipName } from './clip-name';
import { completeBasis } from './fact-receipt';
import type { Kind } from './kind';
import { isStored, nothingFound } from './subject';
import { linksBrokenValues } from './values';

const monday = 1;

function tell({ t, format }: Language, facts: LinksFacts): string {
  const { links, clicks, products, named, range } = facts;
  const names = named.map(({ product }) => clipName(product.name));
  const rest = products - named.length;
  const all = rest > 0 ? [...names, t('alerts.kinds.linksBroken.more', { count: rest })] : names;
  const shown = { count: links, names: format.list(all) };
  if (clicks === null) return t('alerts.kinds.linksBroken.told.notCounted', shown);
  const days = format.dayRange(range.from, range.to);
  return t('alerts.kinds.linksBroken.told.counted', { ...shown, clicks, range: days });
}

/** Tells once a week how many links lead to products that cannot be bought. `subject` limits it to a group of products. */
export const linksBroken: Kind<'linksBroken'> = {
  values: linksBrokenValues,
  look: async (ledger, { subject }) => {
    if (!(await isStored(ledger, subject))) return nothingFound;
    const facts = await readBrokenLinks(ledger, subject ? { groups: [subject.id] } : {});
    // A week has one alert.
    const period = startOfWeek(toDay(nowOf(ledger)), monday);
    return {
      since: () => (facts ? [{ period, facts }] : []),
      takenBack: () => null,
      preview: null,
    };
  },
  describe: ({ t }, { subject }) =>
    t.markup('alerts.kinds.linksBroken.sentence', {
      products: () =>
        subject
          ? t('alerts.words.productsOf', { name: clipName(subject.name ?? subject.id) })
          : t('alerts.words.allProducts'),
    }),
  tell: (language, _values, facts) => tell(language, facts),
  basedOn: ({ clicks, range }) => completeBasis('clicks', clicks === null ? [] : [range], ['products']),
  pathOf: ({ subject }) => (subject ? `/links/health?groups=${subject.id}` : '/links/health'),
};
