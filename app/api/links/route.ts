import { z } from 'zod';
import { route } from '@/app/_server/route';
import { archivedAtOnce } from '@/features/links/archive-limit';
import { archiveLinks } from '@/features/links/archive-links';
import { createLink } from '@/features/links/create-link';
import { draftSchema } from '@/features/links/draft-schema';
import { historyQuerySchema } from '@/features/links/history-query';
import { nameProducts } from '@/features/links/name-products';
import { readHistory } from '@/features/links/read-history';
import { scopeOf } from '@/features/links/scope';
import { uuid } from '@/lib/contract/parameters';

/** GET /api/links */
export const GET = route({ allow: 'links', query: historyQuerySchema }, ({ query, ...context }) =>
  readHistory(context, query),
);

const newLink = draftSchema.extend({ again: z.boolean().default(false) });

/** POST /api/links: idempotent; each request is sent to the API once. Continues when the client disconnects. */
export const POST = route({ allow: 'links', body: newLink }, async (context, { processId }) => {
  const { member, db, store, call, body } = context;
  const { again, ...given } = body;
  // Reports show a link's product name, even if the form did not know the title yet.
  const { workspaceId } = member;
  const [draft = given] = await nameProducts({ db, store, workspaceId, call }, [given]);
  return createLink({ db, call, owner: processId }, member, draft, { again });
});

const change = z.object({ ids: z.array(uuid).min(1).max(archivedAtOnce), archived: z.boolean() });

/** PATCH /api/links */
export const PATCH = route({ allow: 'links', body: change }, async ({ member, db, body }) => ({
  changed: await archiveLinks(db, scopeOf(member), body.ids, body.archived),
}));
