import { groupsColumn } from '@/components/table/common-columns';
import { figureColumn, type ListColumn } from '@/components/table/figure-columns';
import type { Language } from '@/lib/language/language';
import type { ProgramCreatorRow, ProgramCreatorSort } from './program-shape';

type ProgramCreatorColumn = ListColumn<
  ProgramCreatorRow,
  ProgramCreatorSort | 'claimed' | 'groups' | 'email'
>;

/** The columns of /program/creators. */
export function programCreatorColumns(language: Language, currency: string | null): ProgramCreatorColumn[] {
  const { t } = language;
  const ofProgram = <Id extends string>(id: Id, metric: 'sales' | 'commission' | 'clicks' | 'conversions') =>
    figureColumn<ProgramCreatorRow, Id>(language, {
      id,
      metric,
      currency,
      header: t(`program.metrics.${metric}`),
      figuresOf: ({ program }) => program,
    });
  const ofAttribution = <Id extends 'sales' | 'commission'>(id: Id, header: string) => ({
    ...figureColumn<ProgramCreatorRow, Id>(language, {
      id,
      metric: id,
      currency,
      header,
      figuresOf: ({ attribution }) => attribution,
    }),
    description: t('program.creators.columns.attributedMeaning'),
  });
  return [
    {
      id: 'programName',
      file: ['programName', 'tag'],
      header: t('program.columns.programName'),
      description: t('program.creators.columns.programNameMeaning'),
      value: ({ creator }) => creator.creatorConnectionsName,
    },
    { id: 'tag', header: t('program.columns.tag'), value: ({ creator }) => creator.creatorConnectionsId },
    {
      id: 'claimed',
      header: t('program.creators.columns.claimed'),
      description: t('program.creators.columns.claimedMeaning'),
      value: ({ claimed }) => t(claimed ? 'program.creators.claimed' : 'program.creators.unclaimed'),
    },
    {
      id: 'name',
      header: t('program.columns.teamName'),
      description: t('program.creators.columns.nameMeaning'),
      value: ({ creator }) => creator.name,
    },
    { ...groupsColumn<ProgramCreatorRow>(t), description: t('program.creators.columns.groupsMeaning') },
    ofProgram('programSales', 'sales'),
    ofProgram('programCommission', 'commission'),
    ofProgram('programClicks', 'clicks'),
    ofProgram('programConversions', 'conversions'),
    ofAttribution('sales', t('program.creators.columns.attributedSales')),
    ofAttribution('commission', t('program.creators.columns.attributedCommission')),
    { id: 'email', header: t('program.creators.columns.email'), value: ({ creator }) => creator.email },
  ];
}
