/** Classes of a workspace's lines in the table. Below 1024 px they are a card of two columns. */
export const linesClass =
  'border-border lg:border-t max-lg:mb-4 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:rounded max-lg:border max-lg:bg-surface max-lg:p-4 max-lg:shadow-raised';
export const lineClass = 'max-lg:contents';
export const cellClass = 'px-3 py-2 align-top max-lg:block max-lg:px-0';
