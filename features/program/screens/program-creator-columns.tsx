import { RangeLink } from '@/components/layout/range-link';
import { type DataColumn, listOptional } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import { GroupNames } from '@/components/table/group-names';
import { ListTotal } from '@/components/table/list-total';
import { Badge } from '@/components/ui/badge';
import type { ProgramCreatorRow } from '@/features/program/program-shape';
import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import type { Metric } from '@/lib/data/metrics';
import type { Translate } from '@/lib/language/language';

type ProgramMetric = 'sales' | 'commission' | 'clicks' | 'conversions';

const program = ({ program }: ProgramCreatorRow) => program;
const attribution = ({ attribution }: ProgramCreatorRow) => attribution;

export function programCreatorColumns(
  t: Translate,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<ProgramCreatorRow>[] {
  const ofProgram = (id: string, metric: ProgramMetric, width: number) =>
    figureColumn<ProgramCreatorRow>(t, {
      id,
      metric,
      header: t(`program.metrics.${metric}`),
      width,
      totals,
      currency,
      figuresOf: program,
    });
  const ofAttribution = (metric: Metric, header: string) => ({
    ...figureColumn<ProgramCreatorRow>(t, {
      metric,
      header,
      width: 188,
      totals: [],
      currency,
      figuresOf: attribution,
    }),
    description: t('program.creators.columns.attributedMeaning'),
  });
  return [
    {
      id: 'programName',
      file: ['programName', 'tag'],
      header: t('program.columns.programName'),
      description: t('program.creators.columns.programNameMeaning'),
      width: 208,
      value: ({ creator }) => creator.creatorConnectionsName,
      cell: ({ creator }) => <span className="truncate font-medium">{creator.creatorConnectionsName}</span>,
      footer: <ListTotal />,
    },
    {
      id: 'tag',
      header: t('program.columns.tag'),
      width: 152,
      value: ({ creator }) => creator.creatorConnectionsId,
      cell: ({ creator }) => (
        <code className="truncate text-xs text-muted">{creator.creatorConnectionsId}</code>
      ),
    },
    {
      id: 'claimed',
      header: t('program.creators.columns.claimed'),
      description: t('program.creators.columns.claimedMeaning'),
      width: 128,
      value: ({ claimed }) => t(claimed ? 'program.creators.claimed' : 'program.creators.unclaimed'),
      cell: ({ claimed }) => (
        <Badge dot tone={claimed ? 'positive' : 'accent'}>
          {t(claimed ? 'program.creators.claimed' : 'program.creators.unclaimed')}
        </Badge>
      ),
    },
    {
      id: 'name',
      header: t('program.columns.teamName'),
      description: t('program.creators.columns.nameMeaning'),
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
    {
      id: 'groups',
      optional: true,
      header: t('groups.title'),
      description: t('program.creators.columns.groupsMeaning'),
      width: 160,
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
      cell: ({ groups }) => <GroupNames groups={groups} />,
    },
    ofProgram('programSales', 'sales', 148),
    ofProgram('programCommission', 'commission', 180),
    ofProgram('programClicks', 'clicks', 148),
    ofProgram('programConversions', 'conversions', 180),
    ofAttribution('sales', t('program.creators.columns.attributedSales')),
    ofAttribution('commission', t('program.creators.columns.attributedCommission')),
    {
      id: 'email',
      header: t('program.creators.columns.email'),
      width: 216,
      value: ({ creator }) => creator.email,
      cell: ({ creator }) =>
        creator.email ? (
          <a href={`mailto:${creator.email}`} className="truncate hover:text-accent hover:underline">
            {creator.email}
          </a>
        ) : (
          <span className="text-muted">{t('program.creators.columns.noEmail')}</span>
        ),
    },
  ];
}

export const hiddenProgramCreatorColumns = (t: Translate): string[] =>
  listOptional(programCreatorColumns(t, [], null));
