import { Failure } from '@/lib/base/failure';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { alertChannels } from '@/lib/gateway/webhooks/schema';

/** What a channel has encrypted. `secret`: null for shapes that are not signed. */
type ChannelSecret = { address: string; secret: string | null };

type Place = Pick<typeof alertChannels.$inferSelect, 'id' | 'workspaceId'>;

const rowOf = ({ id, workspaceId }: Place) => ({ workspaceId, connectionId: id });

/** Encrypts it for the row of a channel. */
export const sealChannel = (vault: Vault, place: Place, secret: ChannelSecret): Promise<string> =>
  vault.seal(JSON.stringify(secret), rowOf(place));

/** Undefined if no encryption key opens it. */
export async function openChannel(
  vault: Vault,
  channel: Place & { jwe: string },
): Promise<ChannelSecret | undefined> {
  try {
    return JSON.parse(await vault.open(channel.jwe, rowOf(channel)));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
