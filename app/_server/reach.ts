import 'server-only';
import { cache } from 'react';
import type { Reach } from '@/components/layout/page-list';
import { listFamilies } from '@/lib/server/connections/list-connections';
import { pageContext } from './context';

/** The member's role and the workspace's keys, which decide what they can open. Read once per request. */
export const readReach = cache(async (): Promise<Reach> => {
  const { member, db } = await pageContext();
  const families = await listFamilies(db, member.workspaceId);
  const { role, creatorEarnings } = member;
  return {
    role,
    creatorEarnings,
    seller: families.includes('seller'),
    creator: families.includes('creator'),
  };
});
