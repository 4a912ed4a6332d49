import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/workspace';
import type { Db } from '@/lib/server/db/database';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { managesChannels } from './change-channels';
import type { ChannelsAnswer, DeliveriesAnswer, ShownDelivery } from './channel-shape';
import { channelsOf, deliveriesOf } from './deliveries';
import { alertDeliveries, alertRules, alerts } from './schema';

/** Deliveries that are shown of a channel. */
const shown = 50;

type Parts = Pick<Workspace, 'db' | 'member'>;

/** The channels of the workspace, by name. Only those who manage them see where they lead. */
export async function listChannels({ db, member }: Parts): Promise<ChannelsAnswer> {
  const manages = managesChannels(member);
  const rows = await db
    .select()
    .from(alertChannels)
    .where(channelsOf(member.workspaceId))
    .orderBy(asc(alertChannels.name), asc(alertChannels.id));
  return {
    manages,
    channels: rows.map(({ id, name, shape, disabled, perHour, shown: address }) => ({
      ...{ id, name, shape, disabled, perHour },
      address: manages ? address : null,
    })),
  };
}

/** The newest deliveries of a channel. */
export async function listDeliveries({ db, member }: Parts, channelId: string): Promise<DeliveriesAnswer> {
  const rows = await readDeliveries(db)
    .where(and(deliveriesOf(db, member.workspaceId), eq(alertDeliveries.channelId, channelId)))
    .orderBy(desc(alertDeliveries.createdAt), desc(alertDeliveries.id))
    .limit(shown);
  return { deliveries: rows.map(showDelivery) };
}

/** One delivery. Throws Failure `not_found`. */
export async function readDelivery(db: Db, id: string): Promise<ShownDelivery> {
  const [row] = await readDeliveries(db).where(eq(alertDeliveries.id, id));
  if (!row) throw new Failure('not_found', 'This delivery no longer exists.');
  return showDelivery(row);
}

const readDeliveries = (db: Db) =>
  db
    .select({ delivery: alertDeliveries, rule: alertRules.name })
    .from(alertDeliveries)
    .leftJoin(alerts, eq(alerts.id, alertDeliveries.alertId))
    .leftJoin(alertRules, eq(alertRules.id, alerts.ruleId));

type Row = { delivery: typeof alertDeliveries.$inferSelect; rule: string | null };

function showDelivery({ delivery, rule }: Row): ShownDelivery {
  const { id, state, status, problem, createdAt, sentAt, nextAt } = delivery;
  return {
    ...{ id, rule, state, status, problem },
    at: (sentAt ?? createdAt).toISOString(),
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
  };
}
