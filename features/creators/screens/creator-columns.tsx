import { RangeLink } from '@/components/layout/range-link';
import { type DataColumn, listOptional } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import { GroupNames } from '@/components/table/group-names';
import { ListTotal } from '@/components/table/list-total';
import { Badge } from '@/components/ui/badge';
import type { CreatorRow } from '@/features/creators/creator-shape';
import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import type { Metric } from '@/lib/data/metrics';
import type { Translate } from '@/lib/language/language';

const metrics: readonly [metric: Metric, width: number][] = [
  ['sales', 128],
  ['commission', 156],
  ['clicks', 96],
  ['conversions', 116],
  ['conversionRate', 132],
  ['epc', 112],
  ['aov', 116],
];

export function creatorColumns(
  t: Translate,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<CreatorRow>[] {
  return [
    {
      id: 'name',
      file: ['id', 'name'],
      header: t('creators.columns.name'),
      width: 208,
      value: ({ creator }) => creator.name,
      cell: ({ creator }) => (
        <RangeLink
          href={{ pathname: `/creators/${creator.id}` }}
          className="truncate font-medium hover:text-accent hover:underline"
        >
          {creator.name}
        </RangeLink>
      ),
      footer: <ListTotal />,
    },
    {
      id: 'email',
      optional: true,
      header: t('creators.columns.email'),
      width: 220,
      value: ({ creator }) => creator.email,
      cell: ({ creator }) =>
        creator.email ? (
          <a href={`mailto:${creator.email}`} className="truncate hover:text-accent hover:underline">
            {creator.email}
          </a>
        ) : (
          <span className="text-muted">–</span>
        ),
    },
    {
      id: 'brands',
      header: t('creators.columns.brands'),
      width: 184,
      value: ({ brands }) => brands.map(({ name }) => name).join(', '),
      cell: ({ brands }) => (
        <span className="truncate" title={brands.map(({ name }) => name).join(', ')}>
          {brands[0]?.name ?? '–'}
          {brands.length > 1 ? <span className="text-muted"> +{brands.length - 1}</span> : null}
        </span>
      ),
    },
    {
      id: 'groups',
      optional: true,
      header: t('groups.title'),
      width: 160,
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
      cell: ({ groups }) => <GroupNames groups={groups} />,
    },
    ...metrics.map(([metric, width]) => ({
      ...figureColumn<CreatorRow>(t, {
        metric,
        totals,
        currency,
        width,
        figuresOf: ({ figures }) => figures,
      }),
      optional: metric === 'epc' || metric === 'aov',
    })),
    {
      id: 'tags',
      optional: true,
      header: t('creators.columns.tag'),
      description: t('creators.columns.tagMeaning'),
      width: 160,
      value: ({ tags }) => tags.join(', '),
      cell: ({ tags }) =>
        tags.length > 0 ? (
          <Badge className="font-mono">{tags.join(', ')}</Badge>
        ) : (
          <span className="text-muted">–</span>
        ),
    },
  ];
}

export const hiddenCreatorColumns = (t: Translate): string[] => listOptional(creatorColumns(t, [], null));
