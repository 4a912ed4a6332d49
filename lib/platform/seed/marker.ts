import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/lib/server/db/database';
import { settings } from '../store/schema';
import type { SeedPlan } from './plan';

const sellerPlan = z.object({
  name: z.string(),
  brands: z.number(),
  productsPerMarketplace: z.number(),
  productLinks: z.number(),
  storefrontLinks: z.number(),
  reportRows: z.number(),
  campaigns: z.number(),
  unclaimed: z.number(),
});

const markerSchema = z.object({
  plan: z.object({ creators: z.number(), days: z.number(), sellers: z.array(sellerPlan) }),
  seed: z.number(),
  /** The day the catalog was created for, since 1970. */
  madeFor: z.number(),
  /** The day of the rows' state. All days before it have rows. */
  standsAt: z.number(),
});

/** What was seeded and up to which day. Written in the same transaction as the rows. */
export type Marker = { plan: SeedPlan; seed: number; madeFor: number; standsAt: number };

const name = 'seed';

/** The same lock id in every process, so that they seed one after another. */
const seedLock = 7_261_191;

/** Waits for other seeding to finish. The lock ends with the transaction. */
export async function lockSeeding(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
}

export async function readMarker(db: Db): Promise<Marker | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row ? markerSchema.parse(row.value) : null;
}

export async function writeMarker(db: Db, marker: Marker): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value: marker })
    .onConflictDoUpdate({ target: settings.name, set: { value: marker } });
}
