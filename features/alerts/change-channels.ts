import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { allows, type Member, requireCapability } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import { requireQuota } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { findWebhookProblem } from '@/lib/base/public-address';
import type { Workspace } from '@/lib/data/store/workspace';
import { describeKey } from '@/lib/gateway/connections/add-connection';
import type { Vault } from '@/lib/gateway/connections/vault';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { makeSigningSecret } from '@/lib/gateway/webhooks/sign-webhook';
import type { Db, Transaction } from '@/lib/server/db/database';
import { forgetDestination } from '@/lib/server/outbox/add-message';
import type { ChannelChanges, NewChannel } from './channel';
import { openChannel, sealChannel } from './channel-secret';
import type { AddedChannel } from './channel-shape';
import { channelsOf } from './own-channels';

type Parts = Pick<Workspace, 'db' | 'member'> & {
  vault: Vault;
  /** Whether http and private addresses may be called. */
  allowPrivate: boolean;
};

/**
 * Whether a member changes channels. Nobody does in the demo, which is open to everyone: it would call any address for
 * them.
 */
export const managesChannels = (member: Member): boolean => allows(member, 'manage', 'write') && !member.demo;

/** Throws Failure `forbidden`, or `conflict` in the demo. */
export function requireManager(member: Member): void {
  requireCapability(member, 'manage', 'write');
  refuseInDemo(member);
}

/**
 * Stores a channel. Its signing secret is shown once. Throws Failure `invalid_input` for an address that is not called, and
 * `conflict` over the quota.
 */
export async function addChannel(
  parts: Parts,
  { name, shape, address, perHour }: NewChannel,
): Promise<AddedChannel> {
  const { db, member, vault } = parts;
  requireManager(member);
  requireAddress(parts, address);
  const { workspaceId } = member;
  const id = randomUUID();
  const secret = shape === 'webhook' ? makeSigningSecret() : null;
  const jwe = await sealChannel(vault, { id, workspaceId }, { address, secret });
  await db.transaction(async (tx) => {
    await tx
      .insert(alertChannels)
      .values({ id, workspaceId, name, shape, jwe, perHour, shown: showAddress(address) });
    await requireQuota(tx, 'alertChannels', { workspaceId }, alertChannels, channelsOf(workspaceId));
    await audit(tx, member, 'channel.added', name);
  });
  return { id, secret };
}

/** Changes the given fields. Throws Failure `not_found`, or `invalid_input` for an address that is not called. */
export async function changeChannel(
  parts: Parts,
  id: string,
  { name, address, perHour }: ChannelChanges,
): Promise<void> {
  const { db, member, vault } = parts;
  requireManager(member);
  if (address !== undefined) requireAddress(parts, address);
  await db.transaction(async (tx) => {
    const channel = await lockChannel(tx, member, id);
    const secret = address === undefined ? null : await secretOf(vault, channel);
    await tx
      .update(alertChannels)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(perHour === undefined ? {} : { perHour }),
        ...(address === undefined
          ? {}
          : {
              jwe: await sealChannel(vault, channel, { address, secret }),
              shown: showAddress(address),
              failingSince: null,
              disabled: null,
            }),
      })
      .where(eq(alertChannels.id, id));
    await audit(tx, member, 'channel.changed', name ?? channel.name);
  });
}

/** Signs what is sent from now on with a new secret. Throws Failure `not_found`, or `conflict` if it signs nothing. */
export async function replaceSecret(parts: Parts, id: string): Promise<{ secret: string }> {
  const { db, member, vault } = parts;
  requireManager(member);
  const secret = makeSigningSecret();
  await db.transaction(async (tx) => {
    const channel = await lockChannel(tx, member, id);
    if (channel.shape !== 'webhook') {
      throw new Failure('conflict', 'Only channels of the shape webhook have a secret.');
    }
    const opened = await openChannel(vault, channel);
    if (!opened) throw new Failure('conflict', 'The stored address cannot be opened. Enter it again.');
    const jwe = await sealChannel(vault, channel, { ...opened, secret });
    await tx.update(alertChannels).set({ jwe }).where(eq(alertChannels.id, id));
    await audit(tx, member, 'channel.secret', channel.name);
  });
  return { secret };
}

/** Deletes a channel and its deliveries. Its rules stay. Throws Failure `not_found`. */
export async function deleteChannel(db: Db, member: Member, id: string): Promise<void> {
  requireManager(member);
  await db.transaction(async (tx) => {
    const { name } = await lockChannel(tx, member, id);
    await tx.delete(alertChannels).where(eq(alertChannels.id, id));
    await forgetDestination(tx, id);
    await audit(tx, member, 'channel.deleted', name);
  });
}

/** Throws Failure `invalid_input` unless the workspace has the channel. */
export async function requireChannel(db: Db, { workspaceId }: Member, id: string): Promise<void> {
  const found = await db.$count(alertChannels, and(channelsOf(workspaceId), eq(alertChannels.id, id)));
  if (found > 0) return;
  const issues = [{ field: 'channel', message: 'must be of this workspace' }];
  throw new Failure('invalid_input', 'Input Validation Failed', { issues });
}

function requireAddress({ allowPrivate }: Parts, address: string): void {
  const message = findWebhookProblem(address, allowPrivate);
  if (!message) return;
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'address', message }] });
}

/** Keeps the secret of a channel; one that cannot be opened is made again by `replaceSecret`. */
async function secretOf(vault: Vault, channel: typeof alertChannels.$inferSelect): Promise<string | null> {
  if (channel.shape !== 'webhook') return null;
  return (await openChannel(vault, channel))?.secret ?? makeSigningSecret();
}

/** The parts of an address that managers see: without its path, which may be a secret. */
function showAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  return `${host}/…${describeKey(`${pathname}${search}`).lastFour}`;
}

async function lockChannel(tx: Transaction, { workspaceId }: Member, id: string) {
  const own = and(channelsOf(workspaceId), eq(alertChannels.id, id));
  const [channel] = await tx.select().from(alertChannels).where(own).for('update');
  if (!channel) throw new Failure('not_found', 'This channel no longer exists.');
  return channel;
}

type Action = 'channel.added' | 'channel.changed' | 'channel.secret' | 'channel.deleted';

const audit = (tx: Transaction, { workspaceId, userId }: Member, action: Action, subject: string) =>
  recordAudit(tx, { workspaceId, userId, action, subject });
