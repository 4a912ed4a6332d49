import type { Translated } from '../translated';

export const layout: Translated<'layout'> = {
  skip: 'Zum Inhalt springen',
  start: 'Zur Startseite',
  breadcrumb: 'Pfad',
  missing: 'Sie wurde eventuell entfernt, oder die Adresse ist unvollständig.',
  searchFinds: 'Die Suche (⌘K oder Strg K) findet jede Seite.',
  sections: {
    sales: 'Verkauf',
    money: 'Geld',
    creators: 'Creator',
    links: 'Links',
  },
  parts: {
    workspace: 'Arbeitsbereich',
    money: 'Geld',
    developers: 'Entwicklung',
    you: 'Sie',
  },
  directory: {
    active: 'Aktiv',
    desk: 'Desk',
    program: 'Programm',
    recruits: 'Kandidaten',
  },
  inbox: {
    scheduled: 'Geplant',
    shared: 'Geteilt',
  },
  navigation: {
    main: 'Hauptmenü',
    title: 'Navigation',
    open: 'Navigation öffnen',
    close: 'Navigation schließen',
  },
  sidebar: {
    expand: 'Seitenleiste ausklappen',
    collapse: 'Seitenleiste einklappen',
  },
  theme: {
    title: 'Design',
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  account: {
    of: 'Konto von {name}',
    yours: 'Ihr Konto',
    signOut: 'Abmelden',
  },
  workspace: {
    title: 'Arbeitsbereich',
    all: 'Arbeitsbereiche',
    switch: 'Arbeitsbereich {name}, wechseln',
    switchTo: 'Wechseln zu',
  },
  scope: {
    now: 'Dieser Tab zeigt jetzt {workspace}',
    changed: 'Arbeitsbereich, Konto oder Ihre Rolle haben sich geändert, seit dieser Tab geladen wurde.',
  },
  offline: {
    title: 'Sie sind offline.',
    reading:
      'Sie sehen die bisher geladenen Zahlen. Die Zahlen werden aktualisiert, sobald Sie wieder online sind.',
    blocked: 'Sie können diese Seite weiter lesen. Andere Seiten und Änderungen brauchen eine Verbindung.',
  },
  failure: {
    title: 'Diese Seite konnte nicht geladen werden',
    part: 'Ein Teil der Seite wurde nicht geladen',
    logged: 'Der Fehler ist unter der folgenden ID protokolliert.',
    nothingLost: 'Ihre anderen Eingaben sind nicht verloren.',
    ours: 'Der Fehler liegt bei Partnerdeck. Im Log steht er unter {id}.',
    browser:
      'Ein Teil der Seite wurde nicht geladen oder ist in diesem Browser fehlgeschlagen. Ihre anderen Eingaben sind nicht verloren.',
  },
  largestFalls: 'Größte Rückgänge',
  palette: {
    title: 'Suchen oder springen',
    searchAll: 'Seiten, Marken, Produkte, Creator suchen…',
    searchPages: 'Seiten und Aktionen suchen…',
    results: 'Ergebnisse',
    noMatches: 'Keine Treffer für „{text}“.',
    searching: 'Suche läuft…',
    failed: 'Die Suche hat nicht geantwortet. Seiten und Aktionen funktionieren weiterhin.',
    unread: 'Nicht durchsucht, weil die API nicht geantwortet hat: {lists}.',
    pages: 'Seiten',
    actions: 'Aktionen',
    kinds: {
      brands: 'Marken',
      products: 'Produkte',
      creators: 'Creator',
      campaigns: 'Kampagnen',
    },
    lists: {
      brands: 'Marken',
      products: 'Produkte',
      creators: 'Creator',
      campaigns: 'Kampagnen',
    },
    export: {
      label: 'Export: {page}',
      keywords: 'exportieren herunterladen Datei CSV Excel Parquet Tabelle',
    },
    action: {
      link: {
        label: 'Link erstellen',
        keywords: 'neu anlegen Affiliate',
      },
      outOfStock: {
        label: 'Angeklickte Produkte ohne Bestand',
        keywords: 'Auffälligkeiten',
      },
      fallingCreators: {
        label: 'Creator mit dem größten Rückgang',
        keywords: 'gefallen verloren Änderung weniger',
      },
      fallingProducts: {
        label: 'Produkte mit dem größten Rückgang',
        keywords: 'gefallen verloren Änderung weniger',
      },
      fallingBrands: {
        label: 'Marken mit dem größten Rückgang',
        keywords: 'gefallen verloren Änderung weniger',
      },
      recruit: {
        label: 'Creator zum Anwerben',
        keywords: 'Programm ohne Konto',
      },
      addMargin: {
        label: 'Marge hinzufügen',
        keywords: 'neu Prozent Gewinn add margin',
      },
      importMargins: {
        label: 'Margen importieren',
        keywords: 'CSV Datei hochladen import',
      },
      addPartner: {
        label: 'Partner hinzufügen',
        keywords: 'neu Creator Kandidat Desk add partner',
      },
      importPartners: {
        label: 'Partner importieren',
        keywords: 'CSV Datei hochladen Kandidaten import partners',
      },
      addCost: {
        label: 'Kosten hinzufügen',
        keywords: 'neu Honorar Muster Pauschale Ausgabe add cost',
      },
      importCosts: {
        label: 'Kosten importieren',
        keywords: 'CSV Datei hochladen import',
      },
      addGoal: {
        label: 'Ziel hinzufügen',
        keywords: 'neu Zielwert Monat Quartal Plan goal',
      },
      addSellerKey: {
        label: 'Verkäufer-Schlüssel hinzufügen',
        keywords: 'neu API-Schlüssel Token verbinden key',
      },
      addCreatorKey: {
        label: 'Creator-Schlüssel hinzufügen',
        keywords: 'neu API-Schlüssel Token verbinden key',
      },
      invite: {
        label: 'Mitglied einladen',
        keywords: 'Person Team Benutzer Einladung invite',
      },
      newWorkspace: {
        label: 'Neuer Arbeitsbereich',
        keywords: 'erstellen hinzufügen workspace',
      },
      apiReference: {
        label: 'API-Referenz',
        keywords: 'Dokumentation OpenAPI Entwickler',
      },
    },
  },
  shortcuts: {
    title: 'Tastatur',
    goTo: 'Gehe zu',
    everywhere: 'Überall',
    inTable: 'In einer Tabelle',
    inChart: 'In einem Diagramm',
    shortcuts: 'Tastenkürzel anzeigen',
    table: {
      search: 'Tabelle durchsuchen',
      move: 'Bewegen',
      openRow: 'Zeile öffnen',
      selectRow: 'Zeile auswählen',
      rowMenu: 'Menü der Zeile',
      sort: 'Nach Spalte sortieren, in der Kopfzeile',
      menu: 'Spaltenmenü, in der Kopfzeile',
      width: 'Spaltenbreite, in der Kopfzeile',
      selectAll: 'Alle Zeilen auswählen',
      ends: 'Erste und letzte Zeile',
    },
    chart: {
      move: 'Bewegen',
      openDay: 'Tag öffnen',
      notes: 'Vorherige und nächste Notiz',
      addNote: 'Notiz hinzufügen',
      selectDays: 'Tage für eine Notiz auswählen',
    },
  },
  detail: {
    listFailed: 'Die Liste konnte nicht geladen werden.',
    rankingFailed: 'Laden fehlgeschlagen.',
    trendFailed: 'Der Verlauf konnte nicht geladen werden',
    clicksAndConversions:
      '{clicks, plural, one {# Klick} other {# Klicks}} · {conversions, plural, one {# Conversion} other {# Conversions}}',
    rankingIn: '{title}, {currency}',
    rankings: {
      product: {
        title: 'Produkte',
        empty: 'Kein Umsatz und keine Klicks in diesem Zeitraum.',
        more: '{count, plural, one {# weiteres Produkt} other {# weitere Produkte}}',
      },
      link: {
        title: 'Links',
        empty: 'Keine Klicks in diesem Zeitraum.',
        more: '{count, plural, one {# weiterer Link} other {# weitere Links}}',
      },
      creator: {
        title: 'Creator, die es verkaufen',
        empty: 'Keine Klicks und kein Umsatz in diesem Zeitraum.',
        more: '{count, plural, one {# weiterer Creator} other {# weitere Creator}}',
      },
    },
    trend: {
      compared: 'Verglichen mit dem vorherigen Zeitraum.',
      days: 'Tage in UTC',
      metric: 'Kennzahl',
    },
  },
};
