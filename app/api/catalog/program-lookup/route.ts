import { route } from '@/app/_server/route';
import { lookupBodySchema } from '@/features/program/program-query';
import type { LookupAnswer } from '@/features/program/program-shape';
import { lookUpTags } from '@/lib/data/lists/look-up-tags';

/** POST /api/catalog/program-lookup: a read. Uses POST because hundreds of tags do not fit a URL. */
export const POST = route(
  { allow: 'view', body: lookupBodySchema, limit: 1_500_000 },
  async ({ call, body, signal }) => {
    const tags = [...new Set(body.tags)];
    const matched = await lookUpTags(call, tags, signal);
    const known = new Set(matched.map((match) => match.creatorConnectionsId));
    return { matched, unmatched: tags.filter((tag) => !known.has(tag)) } satisfies LookupAnswer;
  },
);
