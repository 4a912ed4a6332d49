import type { Translated } from '../translated';

export const metrics: Translated<'metrics'> = {
  sales: {
    label: 'Umsatz',
    inText: 'Umsatz',
    meaning: 'Umsatz über Creator-Links.',
  },
  commission: {
    label: 'Provision',
    inText: 'Provision',
    meaning: 'Was Creator mit diesen Umsätzen und Klicks verdient haben.',
  },
  bonus: {
    label: 'BRB-Schätzung',
    inText: 'BRB-Schätzung',
    meaning: 'Geschätzter Brand Referral Bonus: eine Gutschrift, noch nicht ausgezahlt.',
  },
  clicks: {
    label: 'Klicks',
    inText: 'Klicks',
    meaning: 'Klicks auf Creator-Links.',
  },
  conversions: {
    label: 'Conversions',
    inText: 'Conversions',
    meaning: 'Käufe nach einem Klick.',
  },
  detailPageViews: {
    label: 'Detailseitenaufrufe',
    inText: 'Detailseitenaufrufe',
    meaning: 'Aufrufe der Produktseite.',
  },
  addToCarts: {
    label: 'In den Warenkorb',
    inText: 'In den Warenkorb',
    meaning: 'So oft wurde ein Produkt in den Warenkorb gelegt.',
  },
  conversionRate: {
    label: 'Conversion-Rate',
    inText: 'Conversion-Rate',
    meaning: 'Conversions pro Klick.',
  },
  cartRate: {
    label: 'Warenkorbrate',
    inText: 'Warenkorbrate',
    meaning: 'In den Warenkorb gelegt, pro Klick.',
  },
  epc: {
    label: 'EPC',
    inText: 'EPC',
    meaning: 'Earnings per Click: Provision pro Klick.',
  },
  aov: {
    label: 'AOV',
    inText: 'AOV',
    meaning: 'Durchschnittlicher Bestellwert: Umsatz pro Conversion.',
  },
  commissionRate: {
    label: 'Effektive Provision',
    inText: 'effektive Provision',
    meaning: 'Provision im Verhältnis zum Umsatz, über alle Auszahlungsmodelle.',
  },
  costPerConversion: {
    label: 'Kosten pro Conversion',
    inText: 'Kosten pro Conversion',
    meaning: 'Provision pro Conversion.',
  },
  standardRate: {
    label: 'Standard-Provisionssatz',
    inText: 'Standard-Provisionssatz',
    meaning:
      'Provision geteilt durch Umsatz, nur Standard-Auszahlungen. Vergleichen Sie ihn mit dem angegebenen Satz.',
  },
};
