import type { Translated } from '../translated';

export const examples: Translated<'examples'> = {
  unlocks: {
    seller: 'Was ein Verkäufer-Schlüssel freischaltet',
    creator: 'Was ein Creator-Schlüssel freischaltet',
  },
  picture: 'Beispiel der Seite {title}',
  withDemo: '{text} Beispiel mit Demodaten:',
  overview: {
    title: 'Übersicht',
    text: 'Umsatz, Provision und was sich seit Ihrem letzten Besuch geändert hat.',
  },
  reports: { title: 'Berichte', text: 'Jeder Zeitraum, verglichen, gruppiert und exportiert.' },
  clicks: { title: 'Klicks', text: 'Klicks nach Link, Marktplatz und Tag.' },
  brb: { title: 'BRB-Schätzungen', text: 'Geschätzter Brand Referral Bonus pro Tag.' },
  brands: { title: 'Marken', text: 'Was jede Marke über Creator verkauft.' },
  products: { title: 'Produkte', text: 'Bestand, Preis, Provisionssatz und Umsatz jedes Produkts.' },
  creators: { title: 'Creator', text: 'Ihre Partner, sortiert nach Umsatz.' },
  program: { title: 'Creator-Programm', text: 'Kampagnen, ihre Budgets und ihr Ausgabentempo.' },
  links: { title: 'Neuer Link', text: 'Ein Tracking-Link für ein Produkt, mit geprüften Subids.' },
  batch: { title: 'Viele Links', text: 'Links für eine ganze Produktliste.' },
  history: { title: 'Link-Verlauf', text: 'Jeder Link mit seinen Klicks.' },
};
