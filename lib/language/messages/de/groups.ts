import type { Translated } from '../translated';

export const groups: Translated<'groups'> = {
  title: 'Gruppen',
  one: 'Gruppe',
  description:
    'Benannte Gruppen von Creators und Produkten. Berichte, Listen und Dateien filtern und gruppieren danach.',
  hint: 'Ein Creator oder Produkt kann in mehreren Gruppen sein. Werte überlappender Gruppen ergeben keine Summe.',
  mark: 'überlappt',
  overlap: 'Überlappt andere Gruppen: Manche Zeilen zählen mehrfach. Die Summe zählt jede Zeile einmal.',
  failed: 'Die Gruppen konnten nicht geladen werden',
  managers: {
    title: 'Inhaber und Admins verwalten Gruppen.',
    text: 'Sie können sie sehen und verwenden.',
  },
  none: {
    title: 'Noch keine Gruppen',
    text: 'Fügen Sie hier IDs ein, oder wählen Sie unter Creators oder Produkte Zeilen aus oder speichern dort einen Filter.',
  },
  kind: 'Art',
  kinds: { creator: 'Creators', product: 'Produkte' },
  name: 'Name',
  live: 'Filter',
  liveHint:
    'Soll eine Gruppe einem Filter folgen, setzen Sie ihn unter Creators oder Produkte und speichern ihn als Gruppe.',
  follows: 'Die Gruppe enthält, was jetzt zum Filter passt, auch in Berichten über frühere Tage.',
  members: {
    creator: '{count, plural, one {# Creator} other {# Creators}}',
    product: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  waiting: {
    creator: 'Bekannt, sobald die Liste der Creators geladen ist',
    product: 'Bekannt, sobald die Liste der Produkte geladen ist',
  },
  unknown: '{count, plural, one {# ID} other {# IDs}} nicht in Ihren Listen',
  notListed: 'Nicht in Ihren Listen',
  inGroup: 'Mitglieder der Gruppe',
  show: 'Mitglieder zeigen',
  more: 'Mehr zeigen',
  remove: '{name} entfernen',
  add: 'Gruppe hinzufügen',
  adding: 'Gruppe hinzufügen',
  added: 'Die Gruppe wurde hinzugefügt',
  addedUnknown:
    'Die Gruppe wurde hinzugefügt. {count, plural, one {# ID ist} other {# IDs sind}} nicht in Ihren Listen.',
  addIds: 'IDs hinzufügen',
  addTo: 'Zu Gruppe hinzufügen',
  addToOne: 'Zu Gruppe hinzufügen …',
  addingTo: {
    creator: '{count, plural, one {# Creator} other {# Creators}} zu einer Gruppe hinzufügen',
    product: '{count, plural, one {# Produkt} other {# Produkte}} zu einer Gruppe hinzufügen',
  },
  membersAdded: {
    creator: '{count, plural, one {# Creator} other {# Creators}} hinzugefügt',
    product: '{count, plural, one {# Produkt} other {# Produkte}} hinzugefügt',
  },
  newOne: 'Neue Gruppe',
  saveFilter: 'Filter als Gruppe speichern',
  changeFilter: 'Filter ändern',
  saveFilterOf: 'Filter von {name} speichern',
  saveFilterHint:
    'Setzen Sie zuerst die Filter. Filter nach Kennzahlen und Gruppen können nicht gespeichert werden.',
  filterChanged: 'Der Filter von {name} wurde geändert',
  rename: 'Umbenennen',
  renaming: '{name} umbenennen',
  renamed: 'Die Gruppe wurde umbenannt',
  delete: 'Gruppe löschen',
  deleteTitle: '{name} löschen?',
  deleteText:
    'Ihre Creators oder Produkte bleiben. Ansichten und Alarme, die danach filtern, finden dann nichts.',
  deleted: 'Die Gruppe wurde gelöscht',
  ids: {
    creator: 'Creator-IDs',
    product: 'Produkt-IDs',
    hint: 'Fügen Sie eine Liste, eine Tabellenspalte oder eine CSV-Datei mit einer ID-Spalte ein.',
    check: 'IDs prüfen',
    known: '{known, number} von {total, plural, one {# ID} other {# IDs}} in Ihren Listen gefunden',
    unknown: 'Nicht gefunden: {ids}',
  },
  issues: {
    name: 'Der Name {problem}.',
    ids: 'Die IDs {problem}.',
  },
};
