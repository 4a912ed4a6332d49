import { forgetOtherConnections } from '@/lib/ledger/forget-strays';
import type { Runtime } from '@/lib/runtime';
import { deleteAccount } from './delete-account';
import type { Member } from './member';

type Parts = Pick<Runtime, 'db' | 'gateway' | 'ledger'>;

/**
 * Deletes a person with the workspaces in which they are alone, and what the keys of those brought; a sync that runs
 * there stops. Throws Failure as deleteAccount does, and then leaves everything.
 */
export async function eraseAccount({ db, gateway, ledger }: Parts, member: Member): Promise<void> {
  for (const workspaceId of await deleteAccount(db, member)) {
    gateway.forgetKeys(workspaceId);
    await forgetOtherConnections(db, ledger, workspaceId);
  }
}
