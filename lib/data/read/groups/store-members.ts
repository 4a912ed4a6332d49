import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/server/db/database';

/** Members per statement. */
const chunk = 10_000;

/** Adds members to a group, and returns how many are new. */
export async function storeMembers(
  tx: Transaction,
  { id, workspaceId }: { id: string; workspaceId: string },
  members: readonly string[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < members.length; start += chunk) {
    // One parameter for all members, because a statement takes at most 65,535.
    const part = JSON.stringify(members.slice(start, start + chunk));
    const { rows } = Object(
      await tx.execute(sql`
      INSERT INTO group_members (group_id, workspace_id, member)
      SELECT CAST(${id} AS uuid), CAST(${workspaceId} AS uuid), member
      FROM json_array_elements_text(CAST(${part} AS json)) AS given(member)
      ON CONFLICT DO NOTHING RETURNING 1 AS added`),
    );
    added += rows.length;
  }
  return added;
}
