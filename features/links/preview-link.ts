import { and, eq } from 'drizzle-orm';
import { linkRequests } from '@/lib/data/store/links-schema';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Db } from '@/lib/server/db/database';
import { digestRequest } from './claim-request';
import { requireValidDraft } from './create-link';
import type { LinkDraft } from './draft';

/**
 * What a request would create. `existing`: the same request created a link before, and gets it again. `confirm` is equal
 * only for requests of the same link with the same key, so that a program can show that it creates what it has read.
 */
type LinkPreview = { link: LinkDraft; existing: boolean; confirm: string };

/** Checks a draft as `createLink` does, and sends nothing. Throws Failure `invalid_input` and `key_missing`. */
export async function previewLink(db: Db, workspaceId: string, draft: LinkDraft): Promise<LinkPreview> {
  requireValidDraft(draft);
  const confirm = digestRequest(await requireConnectionInUse(db, workspaceId, 'creator'), draft);
  const made = await db.$count(
    linkRequests,
    and(
      eq(linkRequests.workspaceId, workspaceId),
      eq(linkRequests.digest, confirm),
      eq(linkRequests.state, 'made'),
    ),
  );
  return { link: draft, existing: made > 0, confirm };
}
