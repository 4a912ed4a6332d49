import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { creators, reportRows } from '../store/schema';
import { toDate, toDateTime, toDay } from './calendar';
import { findDemoOwners } from './demo-keys';

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

const recruit = { creatorId: null, email: null, notes: '' };

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
    .limit(5);
  const inDays = (days: number) => toDate(now + days);
  const plans = [
    {
      stage: 'active',
      tags: ['video', 'kitchen'],
      notes: 'Prefers e-mail. Posts on Thursdays.',
      step: { text: 'Plan the holiday videos', day: inDays(0) },
      isOwned: true,
    },
    {
      stage: 'active',
      tags: ['video'],
      notes: '',
      step: { text: 'Send the new product list', day: inDays(5) },
      isOwned: true,
    },
    {
      stage: 'agreed',
      tags: ['newsletter'],
      notes: 'Retainer agreed for 12 months.',
      step: { text: 'Sign the contract', day: inDays(-2) },
      isOwned: true,
    },
    { stage: 'paused', tags: ['outdoor'], notes: 'On leave until spring.', step: null, isOwned: false },
    { stage: 'ended', tags: [], notes: '', step: null, isOwned: false },
  ];
  const partners = known.flatMap((creator, at) => {
    const plan = plans[at];
    return plan ? [{ ...creator, handle: null, ...plan }] : [];
  });
  return [
    ...partners,
    {
      ...{ ...recruit, name: 'Nora Vale', handle: '@noravale', stage: 'prospect', tags: ['kitchen'] },
      ...{ step: { text: 'Write a first message', day: inDays(3) }, isOwned: false },
    },
    {
      ...{
        ...recruit,
        name: 'Ivo Brandt',
        email: 'ivo@example.com',
        handle: '@ivobuilds',
        stage: 'contacted',
      },
      ...{ tags: ['outdoor', 'video'], step: { text: 'Call again', day: inDays(-6) }, isOwned: false },
    },
    {
      ...{ ...recruit, name: 'Lena Fröhlich', handle: '@lenakocht', stage: 'contacted', tags: ['kitchen'] },
      ...{ step: { text: 'Send samples', day: inDays(9) }, isOwned: true },
    },
  ];
}
