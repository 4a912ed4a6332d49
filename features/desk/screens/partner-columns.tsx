import { Instant } from '@/components/feedback/instant';
import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { figureColumn } from '@/components/table/figure-columns';
import { GroupNames } from '@/components/table/group-names';
import { rowName } from '@/components/table/row-name';
import { Badge } from '@/components/ui/badge';
import type { Desk, Partner } from '@/features/desk/desk-shape';
import type { Day } from '@/lib/data/terms/days';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Language } from '@/lib/language/language';
import { nameStageOf } from './describe-partner';
import { DueText } from './due-text';

/** Figures of the creator, hidden by default. The order is that of the list, so the table is not sorted by them. */
export const partnerMetrics = ['sales', 'commission', 'clicks', 'conversions'] as const;

type Parts = {
  stages: Desk['stages'];
  today: Day;
  /** What a partner's creator sold. Empty for recruits, and without rows. */
  figuresOf: (partner: Partner) => readonly CurrencyFigures[];
};

const none = <span className="text-muted">–</span>;

/** The columns of the table of partners. Their ids are the sorts of the endpoint. */
export function partnerColumns(
  language: Language,
  { stages, today, figuresOf }: Parts,
): DataColumn<Partner>[] {
  const { t } = language;
  const figures = partnerMetrics.map((metric) =>
    figureColumn(language, { id: metric, metric, figuresOf, optional: true }),
  );
  return [
    {
      id: 'name',
      file: ['name', 'creator'],
      header: t('desk.columns.name'),
      width: 220,
      value: ({ name }) => name,
      cell: (partner) => (
        <span className="flex min-w-0 items-center gap-2 max-sm:flex-col max-sm:items-start max-sm:gap-0">
          <span className={`max-w-full ${rowName}`}>{partner.name}</span>
          {partner.creatorId === null ? <Badge>{t('desk.recruit')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'stage',
      header: t('desk.columns.stage'),
      width: 128,
      value: ({ stage }) => nameStageOf(language, stages, stage),
    },
    {
      id: 'owner',
      header: t('desk.columns.owner'),
      width: 144,
      value: ({ owner }) => owner?.name,
      cell: ({ owner }) => (owner ? <span className="truncate">{owner.name}</span> : none),
    },
    {
      id: 'step',
      header: t('desk.columns.step'),
      width: 240,
      value: ({ step }) => step?.text,
      cell: ({ step }) =>
        step ? (
          <span className="truncate" title={step.text}>
            {step.text}
          </span>
        ) : (
          none
        ),
    },
    {
      id: 'due',
      header: t('desk.columns.due'),
      width: 232,
      value: ({ step }) => step?.day,
      cell: ({ step }) => (step?.day ? <DueText step={step} today={today} /> : none),
    },
    {
      id: 'tags',
      header: t('desk.columns.tags'),
      width: 184,
      value: ({ tags }) => tags.join(', '),
      cell: ({ tags }) =>
        tags.length > 0 ? (
          <span className="truncate" title={tags.join(', ')}>
            {tags.join(', ')}
          </span>
        ) : (
          none
        ),
    },
    {
      id: 'groups',
      optional: true,
      header: t('groups.title'),
      width: 168,
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
      cell: ({ groups }) => <GroupNames groups={groups} />,
    },
    ...(['email', 'handle'] as const).map((id) => ({
      id,
      optional: true,
      header: t(`desk.columns.${id}`),
      width: 200,
      value: (partner: Partner) => partner[id],
    })),
    ...drawColumns(figures, []).map((column) => ({ ...column, file: [], footer: undefined })),
    {
      id: 'added',
      optional: true,
      file: [],
      header: t('desk.columns.added'),
      width: 144,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
  ];
}
