import { type FoundSubject, makeSubjectFinder } from '@/lib/data/read/find-subject';
import type { Catalog } from '@/lib/data/store/workspace';
import type { CostSubject } from './cost-shape';

export type FindCostSubject = (kind: CostSubject, text: string) => FoundSubject;

/**
 * Returns a lookup for subjects of these kinds: brands and creators by what they are known by. Subids and shared ids are taken
 * as they are, because links elsewhere may have them. Throws Failure if the API's lists cannot be read.
 */
export async function makeCostSubjectFinder(
  catalog: Catalog,
  kinds: ReadonlySet<CostSubject>,
): Promise<FindCostSubject> {
  const none = (): FoundSubject => ({ problem: 'is unknown' });
  const brand = kinds.has('brand') ? await makeSubjectFinder(catalog, 'brand') : none;
  const creator = kinds.has('creator') ? await makeSubjectFinder(catalog, 'creator') : none;
  return (kind, text) => {
    if (kind === 'brand') return brand(text);
    return kind === 'creator' ? creator(text) : { subject: text };
  };
}
