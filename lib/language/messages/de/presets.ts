import type { Translated } from '../translated';

export const presets: Translated<'presets'> = {
  title: 'Vorlagen',
  manage: 'Speichern oder entfernen',
  saveThese: 'Diese Subids speichern',
  none: 'Speichern Sie häufige Subids, zum Beispiel „newsletter“.',
  preset: 'Vorlage {name}',
  shared: 'Alle in diesem Arbeitsbereich können sie verwenden.',
  save: 'Vorlage speichern',
  new: 'Neue Vorlage',
  name: 'Name',
  nameNeeded: 'Geben Sie der Vorlage einen Namen.',
  saves: 'Enthält {subids}. Eine eigene Vorlage mit diesem Namen wird ersetzt.',
  quoted: '„{subid}“',
  saved: 'Vorlage „{name}“ gespeichert',
  enterSubid: 'Geben Sie zuerst eine gültige Subid ein und speichern Sie sie dann hier unter einem Namen.',
  list: 'Gespeicherte Vorlagen',
  remove: 'Vorlage {name} entfernen',
  confirm: 'Vorlage „{name}“ entfernen?',
  removeForAll: 'Für alle entfernen',
  consequence:
    'Niemand in diesem Arbeitsbereich kann „{subids}“ mehr unter diesem Namen wählen. Damit erstellte Links bleiben.',
};
