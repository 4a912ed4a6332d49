import fc from 'fast-check';
import { type DatasetName, datasetOf } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import { amount, currencies, type Fact, factDay, facts, identify, pools } from './facts';

/** How the API's rows may differ a day later: changes per row, and late rows. */
export const corrections = (dataset: DatasetName) =>
  fc.record({
    kinds: fc.array(fc.constantFrom('keep', 'drop', 'renumber', 'relabel', 'move', 'end'), {
      minLength: 1,
      maxLength: 7,
      size: 'max',
    }),
    number: amount,
    day: factDay,
    late: facts(dataset),
  });

type Corrections = ReturnType<typeof corrections> extends fc.Arbitrary<infer T> ? T : never;

/** Only what may still change does: rows from `young` on, and rows that are not final. */
export function correct(
  held: readonly Fact[],
  { kinds, number, day, late }: Corrections,
  young: Day,
): Fact[] {
  const mayChange = (fact: Fact) =>
    fact.day >= young || (!fact.final && fact.source !== 'brb' && fact.source !== 'program');
  const corrected = held.flatMap((fact, index) => {
    if (!mayChange(fact)) return [fact];
    switch (kinds[index % kinds.length]) {
      case 'drop':
        return [];
      case 'renumber':
        return [{ ...fact, sales: number, bonus: number, clicks: fact.clicks + 1 }];
      case 'relabel':
        return [{ ...fact, ...labelsOf(fact) }];
      case 'move':
        return [{ ...fact, day: day < young ? young : day }];
      case 'end':
        return [{ ...fact, final: true }];
      default:
        return [fact];
    }
  });
  const all = [...corrected, ...late.filter((fact) => fact.day >= young)];
  return [...new Map(all.map((fact) => [identify(fact), fact])).values()];
}

const labelsOf = ({ source, ...fact }: Fact) => ({
  product: pools.product[0] ?? null,
  link: pools.link[0] ?? fact.link,
  brand: pools.brand[0] ?? fact.brand,
  currency: currencies[datasetOf(source)][0] ?? fact.currency,
});
