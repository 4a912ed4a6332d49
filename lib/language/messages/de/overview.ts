import type { Translated } from '../translated';

export const overview: Translated<'overview'> = {
  failed: 'Die Übersicht konnte nicht geladen werden',
  empty: {
    title: 'Keine Daten in diesem Zeitraum',
    hint: 'Wählen Sie einen anderen Zeitraum, oder kommen Sie wieder, wenn Creator ihre Links genutzt haben.',
  },
  demo: {
    title: 'Dies ist eine Demo.',
    text: 'Ein Verkäufer und ein Creator mit erfundenen Daten eines Jahres. Erstellen Sie Links und klicken Sie darauf: Sie zählen wie echte. Alle, die die Demo öffnen, teilen sich diesen Arbeitsbereich.',
    close: 'Verstanden',
  },
  others: '{metric} in anderen Währungen',
  before: 'zuvor {value}',
  cost: {
    title: 'Netto-Programmkosten',
    footer: 'BRB: der Brand Referral Bonus, geschätzt bis zur Auszahlung.',
    parts: '{commission} Provision − {bonus} BRB-Schätzung',
    others: 'Nettokosten in anderen Währungen',
  },
  tops: {
    products: {
      title: 'Top-Produkte',
      all: 'Alle<hidden> Top-Produkte in Berichten</hidden>',
    },
    creators: {
      title: 'Top-Creator',
      all: 'Alle<hidden> Top-Creator in Berichten</hidden>',
    },
    brands: {
      title: 'Top-Marken',
      all: 'Alle<hidden> Top-Marken in Berichten</hidden>',
    },
    bySales: 'Nach Umsatz',
    counts:
      '{clicks, plural, one {# Klick} other {# Klicks}} · {conversions, plural, one {# Conversion} other {# Conversions}}',
  },
  findings: {
    title: 'Verlorene Klicks',
    description: 'Klicks auf Produkte, die nicht kaufbar sind.',
    failed: 'Die Produkte konnten nicht geladen werden.',
    notLoaded: 'Noch keine Berichtszeilen geladen.',
    none: 'Keine verlorenen Klicks.',
    clicks:
      '{clicks, plural, one {# <hidden>Klick verloren</hidden>} other {# <hidden>Klicks verloren</hidden>}}',
  },
  attention: {
    title: 'Kampagnen mit Handlungsbedarf',
    description: 'Creator-Programm; das Ausgabentempo ist geschätzt.',
    none: 'Keine Kampagnen im Creator-Programm.',
    onTrack: 'Alle Kampagnen laufen nach Plan.',
    notLoaded: 'Nicht alle Tage dieser Kampagnen sind geladen.',
    reasons: {
      spent: 'Budget aufgebraucht, noch {days, plural, one {# Tag} other {# Tage}}',
      early: 'Budget reicht bis etwa {day}, noch {days, plural, one {# Tag} other {# Tage}}',
      slow: 'Nur {share} des Budgets genutzt, noch {days, plural, one {# Tag} other {# Tage}}',
      ending: 'Endet in {days, plural, one {# Tag} other {# Tagen}}',
    },
  },
  changes: {
    title: 'Geändert seit Ihrem letzten Besuch',
    since: 'Zuvor gemeldete Werte mit Korrekturen. Letzter Besuch: {ago}',
    first: 'Ab Ihrem nächsten Besuch erscheinen hier Korrekturen an Werten, die Sie gesehen haben.',
    failed: 'Das Änderungsprotokoll konnte nicht geladen werden.',
    none: 'Kein gemeldeter Wert hat sich geändert.',
    program: '{metric}, Creator-Programm',
    rows: '{rows, plural, one {# Zeile} other {# Zeilen}} · {range}',
  },
};
