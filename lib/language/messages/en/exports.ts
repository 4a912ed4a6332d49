export const exports = {
  shownColumns: 'Columns shown',
  allColumns: '{format}, all columns',
  export: 'Export',
  cancel: 'Cancel export',
  stop: 'Stop',
  stopped: 'The export stopped',
  preparing: 'Preparing…',
  done: '{rows, plural, one {# row} other {# rows}} exported',
  partial: 'Some data is not loaded yet. The file says which.',
} as const;
