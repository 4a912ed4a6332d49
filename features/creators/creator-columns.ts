import { groupsColumn } from '@/components/table/common-columns';
import { type ListColumn, type UsualMetric, usualFigures } from '@/components/table/figure-columns';
import type { Language } from '@/lib/language/language';
import type { CreatorRow } from './creator-shape';

type CreatorColumn = ListColumn<CreatorRow, UsualMetric | 'name' | 'email' | 'brands' | 'groups' | 'tags'>;

/** The columns of /creators. */
export function creatorColumns(language: Language, currency: string | null): CreatorColumn[] {
  const { t } = language;
  return [
    {
      id: 'name',
      file: ['id', 'name'],
      header: t('creators.columns.name'),
      value: ({ creator }) => creator.name,
    },
    {
      id: 'email',
      optional: true,
      header: t('creators.columns.email'),
      value: ({ creator }) => creator.email,
    },
    {
      id: 'brands',
      header: t('creators.columns.brands'),
      value: ({ brands }) => brands.map(({ name }) => name).join(', '),
      text: ({ brands: [first, ...more] }) =>
        first ? `${first.name}${more.length > 0 ? ` +${more.length}` : ''}` : '–',
    },
    groupsColumn(t),
    ...usualFigures<CreatorRow>(language, currency),
    {
      id: 'tags',
      optional: true,
      header: t('creators.columns.tag'),
      description: t('creators.columns.tagMeaning'),
      value: ({ tags }) => tags.join(', '),
    },
  ];
}
