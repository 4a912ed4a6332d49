import { lookUpTags } from '@/lib/catalog/look-up-tags';
import { lookupBodySchema } from '@/lib/catalog/program-query';
import type { CreatorMatch } from '@/lib/contract/resources/program';
import type { Column } from '@/lib/files/column';
import { defineList } from './export-list';
import { onePage } from './walk-pages';

/** A tag that was looked up, and what it belongs to if it was matched. */
type Line = { tag: string; match: CreatorMatch | undefined };

const columns: Column<Line>[] = [
  { id: 'tag', title: 'Tag', type: 'text', value: ({ tag }) => tag },
  { id: 'matched', title: 'Matched', type: 'flag', value: ({ match }) => match !== undefined },
  { id: 'name', title: 'Team name', type: 'text', value: ({ match }) => match?.name },
  { id: 'teamId', title: 'Team id', type: 'text', value: ({ match }) => match?.creatorTeamId },
  {
    id: 'programName',
    title: 'Program name',
    type: 'text',
    value: ({ match }) => match?.creatorConnectionsName,
  },
];

/** Every tag of a look-up: those matched, then the others. The API is asked again. */
export const exportLookup = defineList({
  allow: 'view',
  query: lookupBodySchema,
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Line) => [line],
  open: async ({ call, signal }, query) => {
    const tags = [...new Set(query.tags)];
    const matches = await lookUpTags(call, tags, signal);
    const known = new Set(matches.map((match) => match.creatorConnectionsId));
    const matched = matches.map((match): Line => ({ tag: match.creatorConnectionsId, match }));
    const others = tags.filter((tag) => !known.has(tag)).map((tag): Line => ({ tag, match: undefined }));
    return { ...onePage([...matched, ...others]), facts: [] };
  },
});
