import { makeCsvWriter } from '@/lib/format/csv';
import { notReported, type SubidGroup } from './history-shape';

const csv = makeCsvWriter<SubidGroup>({
  subid1: (group) => group.subid1,
  links: (group) => group.links,
  products: (group) => group.products,
  clicks: (group) => (group.unreported === group.links ? (group.clicks ?? notReported) : group.clicks),
  links_not_reported: (group) => group.unreported,
  may_still_change: (group) => group.provisional,
  last_click_day: (group) => group.lastDay,
  last_made: (group) => group.lastMade,
});

/** Links by subid as CSV, header first. Clicks are empty where none are held, and of the links that are reported. */
export async function* exportSubids(groups: readonly SubidGroup[]): AsyncGenerator<string> {
  yield csv.head;
  for (const group of groups) yield csv.writeLine(group);
}
