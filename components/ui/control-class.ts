/** The height of fields, selects and buttons. */
export const controlHeight = 'h-8 max-sm:h-11';

/** The look of all fields and selects. 16 px text on phones keeps iOS from zooming in. */
export const controlClass =
  'w-full min-w-0 rounded border border-edge bg-surface px-2.5 text-sm text-text transition-colors max-sm:text-[16px] ' +
  'hover:border-muted focus-visible:outline-offset-0 disabled:bg-fill disabled:opacity-60 ' +
  'aria-invalid:border-negative aria-invalid:outline-negative';
