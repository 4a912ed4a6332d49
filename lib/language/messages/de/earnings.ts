import type { Translated } from '../translated';

export const earnings: Translated<'earnings'> = {
  hint: 'Was Ihre Links einbringen.',
  label: 'Ihre Links',
  failed: 'Die Einnahmen konnten nicht geladen werden',
  others: '{count, plural, one {# weiterer Link} other {# weitere Links}} mit {amount} Provision',
  partialHint: 'Einige Berichtszeilen dieser Tage sind nicht geladen.',
  none: 'Keine Einnahmen in diesen Tagen',
  noneHint: 'Hier erscheinen Umsatz, Provision und Klicks Ihrer Links.',
  subid: 'Subid',
  subidHint: 'Wo der Link verwendet wird.',
  total: 'Gesamt',
  meanings: {
    sales: 'Dem Link zugeordneter Umsatz.',
    commission: 'Was der Link mit Umsatz und Klicks eingebracht hat.',
    clicks: 'Klicks auf den Link.',
  },
  chart: {
    metric: 'Kennzahl',
    money: '{metric} nach {grain, select, week {Woche} month {Monat} other {Tag}}, {currency}',
    count: '{metric} nach {grain, select, week {Woche} month {Monat} other {Tag}}, {currency}-Marktplätze',
  },
  receipt: {
    rows: 'Zeilen Ihrer Links',
    settled: 'Endgültige Tage',
  },
};
