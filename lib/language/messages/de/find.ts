import type { Translated } from '../translated';

export const find: Translated<'find'> = {
  hint: 'Namen oder ID eingeben.',
  finding: 'Suche läuft…',
  choose: 'Aus der Liste wählen oder die ID eingeben.',
  none: 'Nichts gefunden. Der Text gilt als ID.',
  failed: 'Die Suche ist fehlgeschlagen. Geben Sie eine ID ein.',
  found: {
    brand: 'Gefundene Marken',
    creator: 'Gefundene Creator',
    product: 'Gefundene Produkte',
  },
};
