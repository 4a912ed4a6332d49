import type { Wanted } from '@/lib/names/names';
import type { Overview } from './overview-shape';

/** Ids on the overview that have names. */
export function wantedNames(overview: Overview | undefined): Wanted {
  const keys = (rows: Overview['tops']['brands'] = []) => rows.map(({ key }) => key);
  return {
    brands: keys(overview?.tops.brands),
    products: keys(overview?.tops.products),
    creators: keys(overview?.tops.creators),
  };
}
