import type { CsvColumn } from '@/components/exports/write-csv';
import type { LookupAnswer } from '@/lib/catalog/program-shape';
import type { CreatorMatch } from '@/lib/contract/resources/program';

/** A tag that was looked up, and what it belongs to where it was matched. */
export type LookupLine = { tag: string; match: CreatorMatch | undefined };

/** Every tag that was looked up: the matched, then the unmatched. */
export function listLookupLines({ matched, unmatched }: LookupAnswer): LookupLine[] {
  return [
    ...matched.map((match) => ({ tag: match.creatorConnectionsId, match })),
    ...unmatched.map((tag) => ({ tag, match: undefined })),
  ];
}

export const lookupColumns: CsvColumn<LookupLine>[] = [
  { header: 'Tag', value: ({ tag }) => tag },
  { header: 'Matched', value: ({ match }) => match !== undefined },
  { header: 'Team name', value: ({ match }) => match?.name },
  { header: 'Team id', value: ({ match }) => match?.creatorTeamId },
  { header: 'Program name', value: ({ match }) => match?.creatorConnectionsName },
];
