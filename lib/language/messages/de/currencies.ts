import type { Translated } from '../translated';

export const currencies: Translated<'currencies'> = {
  description:
    'Beträge bleiben in ihrer Währung. Mit Tageskursen zeigen Berichte sie auch in einer Währung Ihrer Wahl.',
  failed: 'Die Kurse konnten nicht geladen werden',
  failedLine: 'Die Kurse konnten nicht geladen werden.',
  managers: {
    title: 'Inhaber und Admins verwalten Währungen.',
    text: 'Sie sehen, welche Kurse gespeichert sind.',
  },
  reporting: {
    title: 'Berichtswährung',
    description: 'In Berichten und Übersicht, getrennt von den ursprünglichen Beträgen.',
    convertTo: 'Umrechnen in',
    none: 'Keine',
    noneYet: 'Keine. Nichts wird umgerechnet.',
    chosen: 'Berichte zeigen jetzt auch {currency}',
    off: 'Es wird nichts mehr umgerechnet',
  },
  rates: {
    title: 'Kurse in {currency}',
    description: 'Ein Tag ohne Kurs nutzt den neuesten der sieben Tage davor.',
    bank: 'Die Europäische Zentralbank veröffentlicht Tageskurse: <link>eurofxref-hist.zip</link>. Importieren Sie die CSV-Datei darin.',
    none: 'Noch keine Kurse',
    noneImport:
      'Importieren Sie eigene Kurse oder die Datei der Europäischen Zentralbank. Bis dahin wird nichts umgerechnet.',
    noneAsk: 'Bitten Sie einen Inhaber oder Admin, welche zu importieren. Bis dahin wird nichts umgerechnet.',
    show: 'Kurse zeigen',
    showNamed: '{currency}-Kurse zeigen',
    delete: 'Löschen',
    deleteNamed: '{currency}-Kurse löschen',
    days: '{day} · {count, plural, one {# Tag} other {# Tage}}, {range}',
  },
  add: 'Kurs hinzufügen',
  adding: 'Kurs hinzufügen',
  added: 'Der Kurs wurde hinzugefügt',
  currency: 'Währung',
  day: 'Tag (UTC)',
  dayMissing: 'Geben Sie einen Tag ein.',
  rate: 'Kurs',
  per: '{to} je 1 {currency}',
  import: 'Kurse importieren',
  importHint:
    'Eine Zeile je Kurs: date, currency, rate. Ein Kurs ist {to} je 1 der Währung. Oder die Datei eurofxref-hist.csv der Europäischen Zentralbank. Gespeicherte Kurse derselben Tage werden ersetzt.',
  imported: '{count, plural, one {# Kurs} other {# Kurse}} importiert',
  deleteAll: {
    title: 'Alle {currency}-Kurse löschen?',
    confirm: 'Kurse löschen',
    text: '{count, plural, one {# Kurs in {to} wird} other {# Kurse in {to} werden}} für alle im Arbeitsbereich gelöscht. Beträge in {currency} werden nicht mehr umgerechnet.',
    done: '{count, plural, one {# Kurs} other {# Kurse}} gelöscht',
  },
  days: {
    title: '{currency} in {to}',
    description: '{to} je 1 {currency}.',
    none: 'Keine Kurse mehr vorhanden.',
    delete: 'Kurs vom {day} löschen',
    deleted: 'Der Kurs vom {day} wurde gelöscht.',
    older: 'Ältere Kurse zeigen',
  },
  issues: {
    currency: 'Die Währung {problem}.',
    day: 'Der Tag {problem}.',
    rate: 'Der Kurs {problem}.',
  },
};
