import { RangeLink } from '@/components/layout/range-link';
import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { GroupNames } from '@/components/table/group-names';
import { ListTotal } from '@/components/table/list-total';
import { rowName } from '@/components/table/row-name';
import { Badge } from '@/components/ui/badge';
import { programCreatorColumns } from '@/features/program/program-creator-columns';
import type { ProgramCreatorRow } from '@/features/program/program-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Language } from '@/lib/language/language';

/** Totals are of the program alone. */
export function drawProgramCreatorColumns(
  language: Language,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<ProgramCreatorRow>[] {
  const { t } = language;
  return drawColumns(programCreatorColumns(language, currency), totals, {
    programName: {
      width: 208,
      cell: ({ creator }) => <span className={rowName}>{creator.creatorConnectionsName}</span>,
      footer: <ListTotal />,
    },
    tag: {
      width: 152,
      cell: ({ creator }) => (
        <code className="truncate text-xs text-muted">{creator.creatorConnectionsId}</code>
      ),
    },
    claimed: {
      width: 128,
      cell: ({ claimed }) => (
        <Badge dot tone={claimed ? 'positive' : 'accent'}>
          {t(claimed ? 'program.creators.claimed' : 'program.creators.unclaimed')}
        </Badge>
      ),
    },
    name: {
      width: 184,
      cell: ({ creator, creatorId }) =>
        creatorId ? (
          <RangeLink
            href={{ pathname: `/creators/${creatorId}` }}
            className="reach truncate hover:text-accent hover:underline"
          >
            {creator.name}
          </RangeLink>
        ) : (
          <span className="truncate text-muted">{creator.name}</span>
        ),
    },
    groups: { width: 160, cell: ({ groups }) => <GroupNames groups={groups} /> },
    programSales: { width: 148 },
    programCommission: { width: 180 },
    programClicks: { width: 148 },
    programConversions: { width: 180 },
    sales: { width: 188, footer: null },
    commission: { width: 188, footer: null },
    email: {
      width: 216,
      cell: ({ creator }) =>
        creator.email ? (
          <a href={`mailto:${creator.email}`} className="truncate hover:text-accent hover:underline">
            {creator.email}
          </a>
        ) : (
          <span className="text-muted">{t('program.creators.columns.noEmail')}</span>
        ),
    },
  });
}
