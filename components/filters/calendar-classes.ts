import type { ClassNames } from 'react-day-picker';

const arrow =
  'grid size-8 place-items-center rounded text-muted hover:bg-fill hover:text-text aria-disabled:opacity-40 max-sm:size-11 [&_svg]:size-4 [&_svg]:fill-current';

export const calendarClasses: Partial<ClassNames> = {
  root: 'relative text-sm',
  months: 'relative',
  month_caption: 'flex h-8 items-center px-2 text-sm font-medium max-sm:h-11',
  nav: 'absolute top-0 right-0 z-1 flex',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-9 text-xs font-normal text-muted max-sm:size-11',
  day: 'size-9 p-0 text-center tabular max-sm:size-11',
  day_button: 'size-9 rounded hover:bg-fill disabled:pointer-events-none max-sm:size-11',
  today: 'font-semibold text-accent',
  outside: 'invisible',
  disabled: 'text-muted opacity-40',
  range_middle: 'bg-accent-soft',
  range_start: 'rounded-l bg-accent-soft [&>button]:bg-accent-solid! [&>button]:text-on-accent',
  range_end: 'rounded-r bg-accent-soft [&>button]:bg-accent-solid! [&>button]:text-on-accent',
};
