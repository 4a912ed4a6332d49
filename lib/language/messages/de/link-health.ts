import type { Translated } from '../translated';

export const linkHealth: Translated<'linkHealth'> = {
  hint: 'Links zu Produkten, die nicht vorrätig, inaktiv oder nicht mehr im Katalog sind.',
  ownHint: 'Ihre Links zu Produkten, die nicht vorrätig, inaktiv oder nicht mehr im Katalog sind.',
  failed: 'Die Links konnten nicht geprüft werden',
  label: 'Produkte, die man nicht kaufen kann',
  found:
    '{broken, plural, one {# Link} other {# Links}} von {links, number} führen zu einem Produkt, das man nicht kaufen kann',
  lost: '{count, plural, one {# Klick} other {# Klicks}} seitdem',
  unreported:
    '{count, plural, one {die von # Produkt sind unbekannt} other {die von # Produkten sind unbekannt}}',
  notCounted: 'Keine Klickberichte geladen',
  shown: 'die ersten {shown, number} von {count, number} Produkten',
  unlisted:
    '{count, plural, one {# Link führt} other {# Links führen}} zu Produkten, die nie im Katalog waren',
  listedOn: 'Katalog vom {day}',
  partial:
    'Der Katalog ist nicht vollständig geladen: Es kann mehr geben, und Produkte, die nicht mehr darin sind, sind nicht bekannt.',
  none: {
    reading: 'Der Katalog wird gelesen',
    partial: 'Der Katalog ist nicht vollständig geladen',
    noLinks: 'Noch keine Links',
    well: 'Jeder Link führt zu einem Produkt, das man kaufen kann',
  },
  noneHint: {
    reading: 'Die Links werden geprüft, sobald er gelesen ist.',
    partial: 'Im geladenen Teil wurde nichts gefunden.',
    noLinks: 'Links, die Sie erstellen, werden hier geprüft.',
  },
  wellHint:
    '{links, plural, one {# Link wurde} other {# Links wurden}} mit dem Katalog vom {day} verglichen{unlisted, plural, =0 {.} one {, der das Produkt von # davon nie enthielt.} other {, der die Produkte von # davon nie enthielt.}}',
  columns: {
    state: 'Zustand',
    links: 'Links',
    clicks: 'Klicks seitdem',
    instead: 'Möglicher Ersatz',
  },
  totals: {
    links: 'Links zu nicht kaufbaren Produkten',
    clicks: 'Klicks seitdem',
    of: '{broken, number} von {links, number}',
  },
  state: { out: 'Nicht vorrätig', inactive: 'Inaktiv', gone: 'Nicht mehr im Katalog' },
  since: {
    out: 'Nicht vorrätig seit {day}',
    inactive: 'Inaktiv seit {day}',
    gone: 'Zuletzt im Katalog am {day}',
  },
  links: '{count, plural, one {# Link} other {# Links}}',
  clicks: {
    since:
      '{count, plural, one {# Link} other {# Links}}, {clicks, plural, one {# Klick} other {# Klicks}} seit {day}',
    lastDays:
      '{count, plural, one {# Link} other {# Links}}, {clicks, plural, one {# Klick} other {# Klicks}} in den letzten 28 Tagen',
  },
  clickCount: '{count, plural, one {{shown} Klick} other {{shown} Klicks}}',
  noSubid: 'ohne Subid',
  more: '{count, number} weitere',
  history: 'Preis und Bestand im Zeitverlauf',
  alertMe: 'Wöchentlich melden',
  instead: 'Möglicher Ersatz, gleiche Marke und Kategorie',
  noReplacement: 'Nichts Vorrätiges von gleicher Marke und Kategorie.',
  converts:
    '{conversions, plural, one {# Conversion} other {# Conversions}} aus {clicks, plural, one {# Klick} other {# Klicks}} in 90 Tagen',
  neverClicked: 'keine Klicks in 90 Tagen',
  newLink: 'Neuer Link',
  newLinkTo: 'Neuer Link zu {name}',
};
