import type { Translated } from '../translated';

export const examples: Translated<'examples'> = {
  unlocks: {
    seller: 'Was ein Verkäufer-Schlüssel freischaltet',
    creator: 'Was ein Creator-Schlüssel freischaltet',
  },
  picture: 'Beispiel der Seite {title}',
  withDemo: '{text} Beispiel mit Demodaten:',
  texts: {
    overview: 'Umsatz, Provision und was sich seit Ihrem letzten Besuch geändert hat.',
    reports: 'Jeder Zeitraum, verglichen, gruppiert und exportiert.',
    clicks: 'Klicks nach Link, Marktplatz und Tag.',
    brb: 'Geschätzter Brand Referral Bonus pro Tag.',
    profit: 'Was Verkäufe nach Provision übrig lassen, mit Ihren Margen.',
    closing: 'Die Provision eines Monats nach Marke, mit Rechnungen verglichen.',
    settlement: 'Was von offener Provision bleibt, wenn sie feststeht, und bei wem am meisten verloren geht.',
    goals: 'Was ein Monat bringen soll, und ob er es bringt.',
    brands: 'Was jede Marke über Creator verkauft.',
    products: 'Bestand, Preis, Provisionssatz und Umsatz jedes Produkts.',
    creators: 'Ihre Partner, sortiert nach Umsatz.',
    desk: 'Partner und Kandidaten nach Stufe, mit nächsten Schritten.',
    program: 'Kampagnen, ihre Budgets und ihr Ausgabentempo.',
    performance: 'Was jeder Link und jede Subid bringt.',
    earnings: 'Was jede Platzierung verdient hat.',
    health: 'Links, deren Produkte nicht gekauft werden können, mit Ersatz.',
    links: 'Ein Tracking-Link für ein Produkt, mit geprüften Subids.',
    batch: 'Links für eine ganze Produktliste.',
    history: 'Jeder Link mit seinen Klicks.',
  },
};
