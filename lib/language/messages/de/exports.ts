import type { Translated } from '../translated';

export const exports: Translated<'exports'> = {
  shownColumns: 'Sichtbare Spalten',
  allColumns: '{format}, alle Spalten',
  export: 'Exportieren',
  cancel: 'Export abbrechen',
  stop: 'Stopp',
  stopped: 'Der Export wurde gestoppt',
  preparing: 'Wird vorbereitet…',
  done: '{rows, plural, one {# Zeile} other {# Zeilen}} exportiert',
  partial: 'Einige Daten sind noch nicht geladen. Die Datei sagt, welche.',
};
