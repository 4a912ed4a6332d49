import { type FoundSubject, makeNameFinder } from '@/lib/data/lists/find-by-name';
import type { Catalog } from '@/lib/data/workspace';
import type { CostSubject } from './cost-shape';

export type FindCostSubject = (kind: CostSubject, text: string) => FoundSubject;

/**
 * Returns a lookup for subjects of these kinds: brands and creators by id or unique name. Subids and shared ids are taken
 * as they are, because links elsewhere may have them. Throws Failure if the API's lists cannot be read.
 */
export async function makeCostSubjectFinder(
  catalog: Catalog,
  kinds: ReadonlySet<CostSubject>,
): Promise<FindCostSubject> {
  const none = (): FoundSubject => ({ problem: 'is unknown' });
  const brand = kinds.has('brand') ? await makeNameFinder(catalog, 'brand') : none;
  const creator = kinds.has('creator') ? await makeNameFinder(catalog, 'creator') : none;
  return (kind, text) => {
    if (kind === 'brand') return brand(text);
    return kind === 'creator' ? creator(text) : { subject: text };
  };
}
