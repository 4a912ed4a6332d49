import { RangeLink } from '@/components/layout/range-link';
import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { GroupNames } from '@/components/table/group-names';
import { ListTotal } from '@/components/table/list-total';
import { rowName } from '@/components/table/row-name';
import { Badge } from '@/components/ui/badge';
import { creatorColumns } from '@/features/creators/creator-columns';
import type { CreatorRow } from '@/features/creators/creator-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Language } from '@/lib/language/language';

export const drawCreatorColumns = (
  language: Language,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<CreatorRow>[] =>
  drawColumns(creatorColumns(language, currency), totals, {
    name: {
      width: 208,
      cell: ({ creator }) => (
        <RangeLink
          href={{ pathname: `/creators/${creator.id}` }}
          className={`${rowName} hover:text-accent hover:underline`}
        >
          {creator.name}
        </RangeLink>
      ),
      footer: <ListTotal />,
    },
    email: {
      width: 220,
      cell: ({ creator }) =>
        creator.email ? (
          <a href={`mailto:${creator.email}`} className="truncate hover:text-accent hover:underline">
            {creator.email}
          </a>
        ) : (
          <span className="text-muted">–</span>
        ),
    },
    brands: {
      width: 184,
      cell: ({ brands }) => (
        <span className="truncate" title={brands.map(({ name }) => name).join(', ')}>
          {brands[0]?.name ?? '–'}
          {brands.length > 1 ? <span className="text-muted"> +{brands.length - 1}</span> : null}
        </span>
      ),
    },
    groups: { width: 160, cell: ({ groups }) => <GroupNames groups={groups} /> },
    sales: { width: 128 },
    commission: { width: 156 },
    clicks: { width: 96 },
    conversionRate: { width: 132 },
    epc: { width: 112 },
    tags: {
      width: 160,
      cell: ({ tags }) =>
        tags.length > 0 ? (
          <Badge className="font-mono">{tags.join(', ')}</Badge>
        ) : (
          <span className="text-muted">–</span>
        ),
    },
  });
