import type { Translated } from '../translated';

export const profit: Translated<'profit'> = {
  description: 'Was der Umsatz nach Provision übrig lässt, bei Ihren Margen.',
  cpc: 'CPC-Break-even',
  cpcDescription: 'Was Klicks kosten und bei Ihren Margen wert sind.',
  failed: 'Der Gewinn konnte nicht geladen werden',
  reading: 'Berichtszeilen werden gelesen',
  rankBy: 'Sortieren nach',
  noMargin: 'Keine Marge',
  setMarginFor: 'Für {brand} festlegen',
  first: {
    title: 'Marge hinzufügen, um den Gewinn zu sehen',
    set: 'Eine Marge ist, was von einem Verkauf nach den eigenen Kosten des Produkts bleibt.',
    brand: { title: 'Für eine Marke', text: 'Der schnellste Anfang. Sie gilt für alle Produkte der Marke.' },
    product: { title: 'Für eine Kategorie oder ein Produkt', text: 'Sie zählt vor der Marge der Marke.' },
    file: { title: 'Aus einer Datei', text: 'Viele Margen auf einmal, als CSV oder eingefügte Zeilen.' },
  },
  notice: {
    loading: 'Kategorien werden geladen.',
    untilThen: 'Bis dahin zählen nur Margen von Produkten.',
    failed: 'Kategorien konnten nicht geladen werden.',
    onlyProducts: 'Es zählen nur Margen von Produkten.',
    uncovered:
      'Umsatz von {sales} ({share}) hat keine Marge und zählt in keiner Gewinnzahl. <link>Margen festlegen</link>',
    costsLeftOut: 'Die Filter lassen Kosten von {costs} aus: Welcher Teil davon passt, ist unbekannt.',
    seeCosts: '<link>Kosten ansehen</link>',
    onlyCommission:
      'Für diese Tage sind neben der Provision keine Kosten eingetragen. <link>Kosten eintragen</link>',
  },
  estimate: {
    title: 'Erwarteter Nettogewinn',
    amount: '≈ {amount}',
    range: 'wenn alle Tage endgültig sind (zwischen {low} und {high}). Bisher gemeldet: {reported}.',
    afterCosts: 'Nach Kosten ≈ {amount} (zwischen {low} und {high}).',
    tested:
      'Bei {count, plural, one {# endgültigen Monat} other {# endgültigen Monaten}} hätte die Methode im Mittel um {sales} beim Umsatz und um {commission} bei der Provision danebengelegen.',
    without:
      '{count, plural, one {# Tag ist nicht enthalten: Für ihn gibt es noch keine Schätzung.} other {# Tage sind nicht enthalten: Für sie gibt es noch keine Schätzung.}}',
  },
  unassigned: {
    brand: 'Keiner Marke zugeordnet',
    creator: 'Keinem Creator zugeordnet',
    other: 'Nicht zugeordnet: {dimension}',
    meaning: 'Kosten, die zu keiner Zeile gehören. Die Summe zählt sie.',
  },
  below: {
    title: 'Unter Break-even',
    none: 'Es sind keine CPC-{noun} unter Break-even bekannt.{unknown, plural, =0 {} other { # ohne Marge.}}',
    total:
      'CPC-{noun} unter Break-even: {losing, number} von {groups, number}. Ihre Klicks kosten mehr, als sie wert sind.{unknown, plural, =0 {} other { # ohne Marge.}}',
    entry: '<name>{group}.</name> <text>{worth}.</text>',
    more: '{count, number} weitere in der Tabelle.',
  },
  breakEven: {
    header: 'Gegenüber Break-even',
    description: 'Was ein Klick kostet und bei Ihren Margen wert ist.',
    unknown: 'Ohne Marge ist unbekannt, was ein Klick wert ist',
    noClicks: 'Keine Klicks mit Marge',
    lost: 'Ein Klick kostet {cost} und ist {worth} wert: {clicks, plural, one {# Klick} other {# Klicks}} mit {amount} Verlust',
    made: 'Ein Klick kostet {cost} und ist {worth} wert: {clicks, plural, one {# Klick} other {# Klicks}} mit {amount} Gewinn',
  },
  values: {
    netProfit: {
      label: 'Nettogewinn',
      meaning: 'Umsatz mal Marge, abzüglich Provision. Zeilen ohne Marge zählen nicht.',
    },
    netProfitWithBonus: {
      label: 'Mit BRB',
      meaning: 'Nettogewinn plus geschätzter Brand Referral Bonus von Marken mit Marge.',
    },
    returnOnCommission: {
      label: 'Ertrag auf Provision',
      meaning: 'Nettogewinn pro Provision: 50 % heißt eine halbe Einheit Gewinn je gezahlter Einheit.',
    },
    grossProfit: {
      label: 'Bruttogewinn',
      meaning: 'Jeder Umsatz mal seine Marge.',
    },
    commission: {
      label: 'Provision',
      meaning: 'Provision aller Zeilen, mit oder ohne Marge.',
    },
    costPerClick: {
      label: 'Kosten pro Klick',
      meaning: 'Provision pro Klick, aus Zeilen mit Marge.',
    },
    breakEvenCpc: {
      label: 'Break-even-CPC',
      meaning: 'Was ein Klick wert ist: Bruttogewinn pro Klick. Kostet ein Klick mehr, entsteht Verlust.',
    },
    clicks: {
      label: 'Klicks',
      meaning: 'Klicks aller Zeilen.',
    },
    sales: {
      label: 'Umsatz',
      meaning: 'Umsatz aller Zeilen, mit oder ohne Marge.',
    },
    netProfitAfterCosts: {
      label: 'Nach Kosten',
      meaning: 'Nettogewinn abzüglich der eingetragenen Kosten.',
    },
    costs: {
      label: 'Kosten',
      meaning: 'Honorare, Muster, Pauschalen und Werkzeuge, die für diese Tage eingetragen sind.',
    },
    costPerConversion: {
      label: 'Kosten pro Conversion',
      meaning: 'Provision aller Zeilen und Kosten, je Conversion.',
    },
    returnOnAllCost: {
      label: 'Ertrag auf alle Kosten',
      meaning: 'Gewinn nach Kosten, je Einheit Provision und Kosten.',
    },
    uncovered: {
      label: 'Keine Marge',
      meaning: 'Anteil des Umsatzes ohne Marge. Er zählt in keiner Gewinnzahl.',
    },
  },
};
