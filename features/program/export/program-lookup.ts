import { lookupBodySchema } from '@/features/program/program-query';
import type { CreatorMatch } from '@/lib/contract/resources/program';
import { lookUpTags } from '@/lib/data/fetch/lists/look-up-tags';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

/** A tag that was looked up, and its match if there is one. */
type Line = { tag: string; match: CreatorMatch | undefined };

const columns: Column<Line>[] = [
  column.text('tag', 'Tag', ({ tag }) => tag),
  column.flag('matched', 'Matched', ({ match }) => match !== undefined),
  column.text('name', 'Team name', ({ match }) => match?.name),
  column.text('teamId', 'Team id', ({ match }) => match?.creatorTeamId),
  column.text('programName', 'Program name', ({ match }) => match?.creatorConnectionsName),
];

/** All tags of a lookup, matched ones first. Looks them up again. */
export const exportLookup = defineList({
  allow: 'view',
  scope: 'catalog:read',
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
    return { ...onePage([...matched, ...others]), caption: captionOfRecords() };
  },
});
