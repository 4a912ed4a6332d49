import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import type { Db } from '@/lib/server/db/database';
import type { Partner, Step } from './desk-shape';

/** A partner of the demo. `isOwned`: whether the visitor owns it. */
export type DemoPartner = Pick<Partner, 'creatorId' | 'name' | 'email' | 'handle' | 'stage' | 'tags'> & {
  notes: string;
  step: Step | null;
  isOwned: boolean;
};

/** Stores the demo's partners, unless it has some. */
export async function recordDemoDesk(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  list: () => Promise<DemoPartner[]>,
): Promise<void> {
  if ((await db.$count(deskPartners, ownPartners(workspaceId))) > 0) return;
  const partners = await list();
  await db.insert(deskPartners).values(
    partners.map(({ isOwned, step, ...partner }) => ({
      ...partner,
      workspaceId,
      ownerId: isOwned ? userId : null,
      step: step?.text ?? null,
      stepDay: step?.day ?? null,
    })),
  );
}
