import type { LedgerStore } from '@/lib/data/store/engine/store';
import { madeLinks } from '@/lib/data/store/links-schema';
import { toDay } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import { users, workspaces } from '@/lib/server/identity/schema';
import { fillYear, yearOf } from './fill-year';

export const rows = Number(process.env.BENCH_ROWS || 1_000_000);
export const links = Number(process.env.BENCH_LINKS || 50_000);
/** Products that links are of; rows are of the same. */
const soldProducts = 2_000;
export const today = toDay(new Date());
export const year = yearOf(today);

/** A year of report rows, whose links are placed by `placeLinks`. */
export const fillRows = (store: LedgerStore, workspace: string): Promise<void> =>
  fillYear(store, workspace, { rows, links, today });

/** Every 25th link belongs to the creator whose earnings are requested. */
export async function placeLinks(db: Db): Promise<{ workspaceId: string; creatorId: string }> {
  const [workspace] = await db.insert(workspaces).values({ name: 'Bench' }).returning();
  const people = ['bench', 'creator'].map((name) => ({ email: `${name}@example.com`, name }));
  const [user, creator] = await db.insert(users).values(people).returning();
  if (!workspace || !user || !creator) throw new Error('No workspace was made.');
  const made = Array.from({ length: links }, (_, at) => ({
    workspaceId: workspace.id,
    userId: (at % 25 ? user : creator).id,
    linkId: `link${at}`,
    productId: `P${at % soldProducts}`,
    subid1: `place ${at % 500}`,
    subid2: `post ${at % 20_000}`,
    marketplace: 'marketplace.com',
    type: 'product',
    url: 'https://example.com',
    mobileUrl: 'https://example.com',
  }));
  for (let start = 0; start < made.length; start += 1_000) {
    await db.insert(madeLinks).values(made.slice(start, start + 1_000));
  }
  return { workspaceId: workspace.id, creatorId: creator.id };
}
