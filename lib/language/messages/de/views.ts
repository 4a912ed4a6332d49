import type { Translated } from '../translated';

export const views: Translated<'views'> = {
  title: 'Gespeicherte Ansichten',
  failed: 'Die Ansichten konnten nicht geladen werden.',
  none: 'Noch keine gespeicherten Ansichten.',
  saveThis: 'Diese Ansicht speichern…',
  replace: '„{name}“ hierdurch ersetzen',
  replaced: '„{name}“ zeigt jetzt, was Sie sehen',
  notChanged: 'Die Ansicht wurde nicht geändert',
  share: 'Diese Ansicht teilen…',
  manage: 'Umbenennen oder löschen…',
  managing: {
    hint: 'Autor, Inhaber und Admins können eine Ansicht ändern.',
    done: 'Fertig',
    nameOf: 'Name von {name}',
    rename: '{name} umbenennen',
    delete: '{name} löschen',
    deleteForAll: 'Für alle löschen',
    savedBy: 'Gespeichert von {name}',
  },
  saving: {
    title: 'Diese Ansicht speichern',
    hint: 'Speichert Filter, Zeitraum, Sortierung und Spalten für alle im Arbeitsbereich.',
    name: 'Name',
    nameMissing: 'Geben Sie der Ansicht einen Namen.',
    save: 'Ansicht speichern',
    saved: 'Als „{name}“ gespeichert',
  },
};
