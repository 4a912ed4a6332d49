import type { Translate } from '@/lib/language/translate';
import type { TextColumn } from './column';

/** The named groups of a row. */
export const groupsColumn = <Row extends { groups: readonly { name: string }[] }>(
  t: Translate,
): TextColumn<Row, 'groups'> => ({
  id: 'groups',
  optional: true,
  header: t('groups.title'),
  value: ({ groups }) => groups.map(({ name }) => name).join(', '),
});

/** Whether a row is active; nothing if the API's value could not be read. */
export const activityColumn = <Row>(
  t: Translate,
  isActive: (row: Row) => boolean | null,
): TextColumn<Row, 'active'> => ({
  id: 'active',
  optional: true,
  header: t('filters.activity.label'),
  value: (row) => {
    const active = isActive(row);
    return active === null ? null : t(active ? 'filters.activity.active' : 'filters.activity.inactive');
  },
});
