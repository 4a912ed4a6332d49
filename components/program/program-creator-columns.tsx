import { RangeLink } from '@/components/layout/range-link';
import type { DataColumn } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import { Badge } from '@/components/ui/badge';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { ProgramCreatorRow } from '@/lib/catalog/program-shape';
import type { Language } from '@/lib/language/language';
import type { Metric } from '@/lib/ledger/metrics';

const program = ({ program }: ProgramCreatorRow) => program;
const attribution = ({ attribution }: ProgramCreatorRow) => attribution;

export function programCreatorColumns(
  language: Language,
  totals: readonly CurrencyFigures[],
): DataColumn<ProgramCreatorRow>[] {
  const ofProgram = (id: string, metric: Metric, header: string, width: number) => ({
    ...figureColumn<ProgramCreatorRow>(language, { metric, header, width, totals, figuresOf: program }),
    id,
  });
  const ofAttribution = (metric: Metric, header: string) => ({
    ...figureColumn<ProgramCreatorRow>(language, {
      metric,
      header,
      width: 188,
      totals: [],
      figuresOf: attribution,
    }),
    description: 'From the creator’s links. Never added to program figures',
  });
  return [
    {
      id: 'programName',
      header: 'Program name',
      description: 'As listed in the creator program',
      width: 208,
      value: ({ creator }) => creator.creatorConnectionsName,
      cell: ({ creator }) => <span className="truncate font-medium">{creator.creatorConnectionsName}</span>,
      footer: 'All in this list',
    },
    {
      id: 'tag',
      header: 'Tag',
      width: 152,
      value: ({ creator }) => creator.creatorConnectionsId,
      cell: ({ creator }) => (
        <code className="truncate text-xs text-muted">{creator.creatorConnectionsId}</code>
      ),
    },
    {
      id: 'claimed',
      header: 'On the service',
      description: 'Claimed: active on the platform',
      width: 128,
      sortable: false,
      value: ({ claimed }) => (claimed ? 'Claimed' : 'Unclaimed'),
      cell: ({ claimed }) => (
        <Badge dot tone={claimed ? 'positive' : 'accent'}>
          {claimed ? 'Claimed' : 'Unclaimed'}
        </Badge>
      ),
    },
    {
      id: 'name',
      header: 'Team name',
      description: 'On the platform. May differ from the program’s',
      width: 184,
      value: ({ creator }) => creator.name,
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
    ofProgram('programSales', 'sales', 'Program sales', 148),
    ofProgram('programCommission', 'commission', 'Program commission', 180),
    ofProgram('programClicks', 'clicks', 'Program clicks', 148),
    ofProgram('programConversions', 'conversions', 'Program conversions', 180),
    ofAttribution('sales', 'Attributed sales'),
    ofAttribution('commission', 'Attributed commission'),
    {
      id: 'email',
      header: 'E-mail',
      width: 216,
      sortable: false,
      value: ({ creator }) => creator.email,
      cell: ({ creator }) =>
        creator.email ? (
          <a href={`mailto:${creator.email}`} className="truncate hover:text-accent hover:underline">
            {creator.email}
          </a>
        ) : (
          <span className="text-muted">not known</span>
        ),
    },
  ];
}
