import type { ReactNode } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Ellipsis } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import type { GridColumn } from './arrange-columns';

/** Places name and menu in the same track. For fingers, the menu is always in sight, so the name leaves room for it. */
const tracks = { plain: 'row-start-1 col-start-1', selectable: 'row-start-1 col-start-2' };
const trackOf = (selectable: boolean) => tracks[selectable ? 'selectable' : 'plain'];
export const menuRoomClass = (selectable: boolean) => `${trackOf(selectable)} not-print:touch:pr-9`;

type Props = {
  /** Names the row. */
  name: string;
  first: Pick<GridColumn<never>, 'size' | 'style'>;
  selectable: boolean;
  colIndex: number;
  /** The active cell is in this row. */
  active: boolean;
  children: ReactNode;
};

/** The items of a row's menu. Null if there are none, so that the row has no menu. */
export const menuOf = (first: ReactNode, second: ReactNode): ReactNode =>
  first || second ? (
    <>
      {first}
      {second}
    </>
  ) : null;

/** The last cell of a row: its menu. It lies over the end of the name and has no width, so no column moves. */
export function RowMenu({ name, first, selectable, colIndex, active, children }: Props) {
  const { t } = useLanguage();
  const label = t('table.actions', { name });
  return (
    <td
      aria-colindex={colIndex}
      data-actions=""
      data-print="hide"
      // Where the name sticks while columns scroll below it. On a phone no column scrolls.
      style={{ left: `calc(${first.style?.left ?? '0px'} + var(${first.size}) - 32px)` }}
      className={cn(trackOf(selectable), 'z-1 mr-1 self-center justify-self-end sm:sticky')}
    >
      <DropdownMenu
        label={label}
        triggerLabel={label}
        triggerTabIndex={-1}
        align="end"
        trigger={<Ellipsis aria-hidden="true" className="size-4" />}
        triggerClassName={cn(
          'row-action',
          'group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 touch:opacity-100',
          active ? 'opacity-100' : 'opacity-0',
        )}
      >
        {children}
      </DropdownMenu>
    </td>
  );
}
