import type { Translated } from '../translated';

export const margins: Translated<'margins'> = {
  description:
    'Was von einem Verkauf nach den Kosten des Produkts bleibt. Berichte → Gewinn zieht davon Provision und Kosten ab.',
  failed: 'Die Margen konnten nicht geladen werden',
  managers: {
    title: 'Inhaber und Admins verwalten Margen.',
    text: 'Sie sehen, welche gespeichert sind.',
  },
  title: 'Margen',
  order: 'Die Marge eines Produkts gilt vor der seiner Kategorie, die der Kategorie vor der seiner Marke.',
  none: {
    title: 'Noch keine Margen',
    set: 'Legen Sie fest, was von einem Verkauf nach den Kosten des Produkts bleibt. Bis dahin ist der Gewinn unbekannt.',
    ask: 'Bitten Sie einen Inhaber oder Admin, welche festzulegen. Bis dahin ist der Gewinn unbekannt.',
  },
  noMatch: 'Keine passende Marge.',
  kind: 'Art',
  all: 'Alle',
  kinds: {
    brand: {
      one: 'Marke',
      many: 'Marken',
      choose: 'Marke wählen',
      chooseIssue: 'Wählen Sie eine Marke.',
      deleteTitle: 'Alle Margen von Marken löschen?',
      deleteText:
        '{count, plural, one {# Marge} other {# Margen}} von Marken {count, plural, one {wird} other {werden}} für alle im Arbeitsbereich gelöscht.',
    },
    category: {
      one: 'Kategorie',
      many: 'Kategorien',
      choose: 'Kategorie wählen',
      chooseIssue: 'Wählen Sie eine Kategorie.',
      deleteTitle: 'Alle Margen von Kategorien löschen?',
      deleteText:
        '{count, plural, one {# Marge} other {# Margen}} von Kategorien {count, plural, one {wird} other {werden}} für alle im Arbeitsbereich gelöscht.',
    },
    product: {
      one: 'Produkt',
      many: 'Produkte',
      choose: 'Produkt wählen',
      chooseIssue: 'Wählen Sie ein Produkt.',
      deleteTitle: 'Alle Margen von Produkten löschen?',
      deleteText:
        '{count, plural, one {# Marge} other {# Margen}} von Produkten {count, plural, one {wird} other {werden}} für alle im Arbeitsbereich gelöscht.',
    },
  },
  find: 'Name oder ID suchen',
  add: 'Marge hinzufügen',
  adding: 'Marge hinzufügen',
  added: 'Die Marge wurde hinzugefügt',
  subject: {
    productId: 'Produkt-ID',
    productIdHint: 'Wie in Berichten, etwa eine ASIN',
  },
  from: {
    label: 'Ab (UTC)',
    hint: 'Frühere Verkäufe behalten ihre bisherige Marge',
    missing: 'Geben Sie einen Tag ein.',
  },
  percent: {
    label: 'Marge in Prozent',
    hint: 'Was von einem Verkauf nach den Kosten des Produkts bleibt',
  },
  since: 'ab {day}',
  beginning: 'von Anfang an',
  start: {
    label: 'Gilt',
    beginning: 'Von Anfang an',
    day: 'Ab einem Tag',
  },
  earlier: '{count, plural, one {# weitere Marge} other {# weitere Margen}}',
  edit: 'Marge von {name} ändern, {since}',
  changed: 'Die Marge wurde geändert',
  save: 'Speichern',
  delete: 'Marge von {name} löschen, {since}',
  deleted: 'Die Marge von {name}, {since}, wurde gelöscht.',
  more: 'Weitere Margen zeigen',
  deleteAll: 'Alle {count, number} löschen',
  deleteConfirm: 'Margen löschen',
  deletedCount: '{count, plural, one {# Marge} other {# Margen}} gelöscht',
  import: 'Margen importieren',
  importHint:
    'Eine Zeile je Marge: kind (brand, category oder product), subject (ID oder Name), from (YYYY-MM-DD), percent. Gespeicherte Margen ab denselben Tagen werden ersetzt.',
  imported: '{count, plural, one {# Marge} other {# Margen}} importiert',
  share: '{share, number, ::percent .##}',
  issues: {
    kind: 'Die Art {problem}.',
    subject: 'Der Name {problem}.',
    from: 'Der Tag {problem}.',
    percent: 'Die Marge {problem}.',
  },
};
