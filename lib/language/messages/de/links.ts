import type { Translated } from '../translated';

export const links: Translated<'links'> = {
  product: 'Produkt',
  marketplace: 'Marktplatz',
  subid1: 'Subid 1',
  subid2: 'Subid 2',
  sharedid: 'Sharedid',
  link: 'Link',
  mobileLink: 'Mobiler Link',
  linkId: 'Link-ID',
  copyLink: 'Link kopieren',
  copyMobileLink: 'Mobilen Link kopieren',
  copyLinkOf: 'Link von {product} kopieren',
  open: 'Öffnen',
  share: 'Teilen',
  qr: 'QR-Code',
  qrOf: 'QR-Code von {url}',
  tabs: {
    one: 'Ein Link',
    many: 'Viele Links',
    history: 'Verlauf',
    performance: 'Leistung',
    health: 'Zustand',
    help: 'Hilfe',
  },
  newLink: 'Neuer Link',
  newLinkHint: 'Ein Tracking-Link für ein Produkt an einem Ort.',
  form: {
    subid1Hint: 'Wo Sie den Link verwenden.',
    subid2Hint: 'Eine zweite Kennung Ihrer Wahl.',
    create: 'Link erstellen',
    creating: 'Wird erstellt',
    usedBefore: 'Bisher verwendet',
    use: '{subid} verwenden',
    useRepaired: '„{subid}“ verwenden',
    clear: '{field} leeren',
    shortened:
      'Dies ist eine Kurzadresse. Öffnen Sie sie und kopieren Sie die lange Adresse der Produktseite.',
    unreadable:
      'In dieser Adresse ist kein Produkt zu finden. Fügen Sie die Adresse einer Produktseite oder eine Produkt-ID ein.',
    automatic: 'Automatisch: {marketplace}',
    foundByProduct: 'Automatisch: anhand des Produkts',
    marketplaceHint: 'Nötig, wenn es das Produkt auf mehreren gibt.',
    chooseMarketplace: 'Dieses Produkt gibt es auf {count, number} Marktplätzen: Wählen Sie einen.',
    sharedidHint: 'Wird dem Link als „sharedid“ hinzugefügt.',
    sharedidOnly: 'Nur Links zu {storefront} können eine Sharedid haben.',
    sharedidNotFor: 'Nicht für {marketplace}: Nur Links zu {storefront} können eine Sharedid haben.',
  },
  preview: {
    search: 'Adresse einer Produktseite oder ID einfügen oder im Katalog suchen.',
    paste: 'Adresse einer Produktseite oder ID einfügen.',
    appears: 'Das Produkt erscheint hier.',
    products: 'Produkte',
    asin: 'ASIN',
    item: 'Artikel-ID',
    variant: 'Varianten-ID',
    id: 'ID',
    understood: '{kind} <id></id>',
    understoodOn: '{kind} <id></id> auf {marketplace}',
    commission: '{rate} Provision',
    notActive: 'nicht aktiv: die API lehnt den Link womöglich ab',
  },
  split: {
    same: 'Dieser Link existiert bereits. Erneutes Erstellen liefert denselben Link.',
    copy: 'Kopieren',
    warning:
      'Dieses Produkt hat bereits {links, number} Links. Eine neue Subid verteilt die Klicks auf {next, number}. Nutzen Sie für dieselbe Platzierung eine vorhandene Subid.',
    subids: 'Subids dieses Produkts',
    useSubid: 'Subid {subid} verwenden',
  },
  result: {
    ready: 'Ihr Link ist fertig',
    existing: 'Dieser Link existiert bereits',
    productOn: '<product></product> auf {marketplace}',
    another: 'Weiterer Link',
  },
  recent: {
    title: 'Neueste Links',
    all: 'Alle ansehen',
    none: 'Noch keine Links',
    noneHint: 'Hier erscheinen Links aus diesem Arbeitsbereich.',
  },
  missingKey: {
    creator: {
      title: 'Creator-Schlüssel hinzufügen, um Links zu erstellen',
      add: 'Creator-Schlüssel hinzufügen',
      mayAdd: 'Links gehören zu einem Creator. Fügen Sie dessen API-Schlüssel hinzu.',
      ask: 'Links gehören zu einem Creator. Bitten Sie Inhaber oder Admins, dessen API-Schlüssel hinzuzufügen.',
    },
    earnings: {
      title: 'Verkäufer-Schlüssel hinzufügen, um Einnahmen zu sehen',
      add: 'Verkäufer-Schlüssel hinzufügen',
      mayAdd: 'Die Einnahmen stammen aus den Berichten des Verkäufers. Fügen Sie dessen API-Schlüssel hinzu.',
      ask: 'Die Einnahmen stammen aus den Berichten des Verkäufers. Bitten Sie Inhaber oder Admins, dessen API-Schlüssel hinzuzufügen.',
    },
    health: {
      title: 'Verkäufer-Schlüssel hinzufügen, um Links zu prüfen',
      add: 'Verkäufer-Schlüssel hinzufügen',
      mayAdd: 'Links werden mit dem Katalog des Verkäufers verglichen. Fügen Sie dessen API-Schlüssel hinzu.',
      ask: 'Links werden mit dem Katalog des Verkäufers verglichen. Bitten Sie Inhaber oder Admins, dessen API-Schlüssel hinzuzufügen.',
    },
  },
  problems: {
    noProduct: 'Geben Sie eine Produkt-ID oder die Adresse einer Produktseite ein.',
    productNul: 'Eine Produkt-ID darf kein NUL-Zeichen enthalten.',
    productShort:
      'Dies ist eine Kurzadresse. Öffnen Sie sie und kopieren Sie die lange Adresse der Produktseite.',
    productAddress: 'In dieser Adresse ist kein Produkt zu finden. Geben Sie eine Produkt-ID ein.',
    productLong: 'Eine Produkt-ID darf {max, number} Zeichen haben; diese hat {length, number}.',
    marketplace: 'Links sind möglich auf {known}; „{marketplace}“ gehört nicht dazu.',
    subidEmpty: '{field} braucht mindestens ein Zeichen. Oder lassen Sie das Feld leer.',
    subidLong: '{field} darf {max, number} Zeichen haben; jetzt sind es {length, number}.',
    subidCharacter:
      '{field} darf nur Buchstaben (A–Z), Ziffern, Leerzeichen und - _ @ . / enthalten; entfernen Sie „{character}“ an Position {position, number}.',
    sharedidMarketplace:
      'Eine Sharedid gibt es nur für Produkte auf {storefront}; dieses ist auf {marketplace}.',
    sharedidNul: 'Eine Sharedid darf kein NUL-Zeichen enthalten.',
    sharedidLong: 'Eine Sharedid darf {max, number} Zeichen haben; diese hat {length, number}.',
  },
  help: {
    hint: 'So erstellen Sie Links schneller.',
    bookmarklet: {
      title: 'Von jeder Produktseite: ein Bookmarklet',
      drag: 'Ziehen Sie die Schaltfläche in Ihre Lesezeichenleiste. Ein Klick darauf öffnet auf einer Produktseite das Formular mit diesem Produkt.',
      subid: 'Subid 1 vorbelegen',
      subidHint: 'Steht in jedem Link aus diesem Lesezeichen.',
      button: 'Link erstellen',
      copy: 'Code kopieren',
      noBar:
        'Keine Lesezeichenleiste? Speichern Sie eine beliebige Seite als Lesezeichen und ersetzen Sie deren Adresse durch den kopierten Code.',
    },
    phone: {
      title: 'Vom Smartphone',
      install:
        'Fügen Sie Partnerdeck über das Menü des Browsers zum Startbildschirm hinzu. Unter Android können Sie dann Produkte aus einer Shop-App mit Partnerdeck teilen.',
      share: 'Jeder Link hat eine Schaltfläche „Teilen“ und einen QR-Code.',
    },
    address: {
      title: 'Aus anderen Tools: eine Adresse',
      opens:
        'Diese Adresse öffnet das Formular mit diesen Werten. Erst „Link erstellen“ erstellt einen Link.',
      product: 'eine ID oder die Adresse einer Produktseite',
      marketplace: 'wo die ID verkauft wird, falls an mehreren Orten',
      subids: 'wo der Link verwendet wird',
      sharedid: 'nur für Produkte auf {storefront}',
    },
    characters: {
      title: 'Zeichen in einer Subid',
      allowed:
        '{min, number} bis {max, number} Zeichen: die Buchstaben A bis Z und a bis z, Ziffern, Leerzeichen und <code>- _ @ . /</code>. Das Formular markiert andere Zeichen und kann sie ersetzen.',
      placement:
        'Verwenden Sie je Platzierung eine Subid. Jede Subid ergibt einen eigenen Link mit eigenen Klicks.',
      same: 'Dasselbe Produkt mit denselben Subids ergibt immer denselben Link.',
    },
  },
  import: {
    title: 'Links importieren',
    columns:
      'Eine Zeile je Link: Link-ID oder URL, Subid 1, Subid 2, Notiz. Hier erstellte Links behalten ihre Subids.',
    done: '{count, plural, one {# Link} other {# Links}} importiert',
    deleteAll: 'Importierte Links löschen',
    deleteTitle: 'Alle importierten Links löschen?',
    deleteText: 'Ihre Klicks und Umsätze bleiben, ohne Subids. Hier erstellte Links bleiben, wie sie sind.',
    deleted: '{count, plural, one {# importierter Link} other {# importierte Links}} gelöscht',
  },
};
