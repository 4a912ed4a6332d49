import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { creators, reportRows } from '../store/schema';
import { toDate, toDateTime, toDay } from './calendar';
import { findDemoOwners } from './demo-keys';

/** Days in which the seller's creators sold. */
const looked = 90;

type DemoPartner = {
  creatorId: string | null;
  name: string;
  email: string | null;
  handle: string | null;
  stage: string;
  tags: string[];
  notes: string;
  step: { text: string; day: string } | null;
  /** Whether the demo's visitor owns it. */
  isOwned: boolean;
};

/** `inDays`: when the step is due, from today. */
type Plan = Omit<DemoPartner, 'creatorId' | 'name' | 'email' | 'handle' | 'step'> & {
  step: { text: string; inDays: number } | null;
};

/** For the seller's creators, those with most sales first. */
const plans: readonly Plan[] = [
  {
    stage: 'active',
    tags: ['video', 'kitchen'],
    notes: 'Prefers e-mail. Posts on Thursdays.',
    step: { text: 'Plan the holiday videos', inDays: 0 },
    isOwned: true,
  },
  {
    stage: 'active',
    tags: ['video'],
    notes: '',
    step: { text: 'Send the new product list', inDays: 5 },
    isOwned: true,
  },
  {
    stage: 'agreed',
    tags: ['newsletter'],
    notes: 'Retainer agreed for 12 months.',
    step: { text: 'Sign the contract', inDays: -2 },
    isOwned: true,
  },
  { stage: 'paused', tags: ['outdoor'], notes: 'On leave until spring.', step: null, isOwned: false },
  { stage: 'ended', tags: [], notes: '', step: null, isOwned: false },
];

const recruits: readonly (Plan & Pick<DemoPartner, 'name' | 'email' | 'handle'>)[] = [
  {
    name: 'Nora Vale',
    email: null,
    handle: '@noravale',
    notes: '',
    stage: 'prospect',
    tags: ['kitchen'],
    isOwned: false,
    step: { text: 'Write a first message', inDays: 3 },
  },
  {
    name: 'Ivo Brandt',
    email: 'ivo@example.com',
    handle: '@ivobuilds',
    notes: '',
    stage: 'contacted',
    tags: ['outdoor', 'video'],
    isOwned: false,
    step: { text: 'Call again', inDays: -6 },
  },
  {
    name: 'Lena Fröhlich',
    email: null,
    handle: '@lenakocht',
    notes: '',
    stage: 'contacted',
    tags: ['kitchen'],
    isOwned: true,
    step: { text: 'Send samples', inDays: 9 },
  },
];

/** Invented partners for the demo's desk: creators of the seller in several stages, and recruits. */
export async function listDemoPartners(db: Db, today: string): Promise<DemoPartner[]> {
  const { ownerId } = (await findDemoOwners(db)).seller;
  const now = toDay(today);
  const own = and(eq(reportRows.sellerId, ownerId), gte(reportRows.date, toDateTime(now - looked)));
  const known = await db
    .select({ creatorId: creators.id, name: creators.name, email: creators.email })
    .from(reportRows)
    .innerJoin(creators, eq(creators.id, reportRows.creatorId))
    .where(own)
    .groupBy(creators.id)
    .orderBy(desc(sql`sum(${reportRows.sales})`), creators.id)
    .limit(plans.length);
  const partners = known.flatMap((creator, at) => {
    const plan = plans[at];
    return plan ? [{ ...creator, handle: null, ...plan }] : [];
  });
  return [...partners, ...recruits.map((recruit) => ({ ...recruit, creatorId: null }))].map(
    ({ step, ...partner }) => ({
      ...partner,
      step: step && { text: step.text, day: toDate(now + step.inDays) },
    }),
  );
}
