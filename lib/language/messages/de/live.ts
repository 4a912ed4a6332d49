import type { Translated } from '../translated';

export const live: Translated<'live'> = {
  menu: 'Live-Adresse…',
  create: {
    title: 'Live-Adresse erstellen',
    description:
      'Für Google Sheets, Excel und Skripte. Wer die Adresse hat, kann diese Ansicht lesen und sonst nichts.',
    range: 'Tage',
    relative: '{range}, gezählt ab dem Tag des Lesens',
    fixed: 'Immer {days}',
    receipt: 'Angeben, was fehlt und wie alt es ist',
    receiptHint: 'Google Sheets zeigt Kommentarzeilen als Zeilen.',
    decimal: 'Zahlen und Zellen',
    decimalHint: 'Wie die Region der Tabelle sie schreibt.',
    steps: {
      point: {
        excel:
          'Excel: Daten → Daten abrufen → Aus dem Web. Wo Excel 1,5 schreibt, den Typ der Spalten „Mit Gebietsschema“ setzen, Englisch (USA).',
        libreOffice:
          'LibreOffice: Tabelle → Externe Verknüpfungen. UTF-8, das Komma und als Sprache Englisch (USA) wählen.',
      },
      comma: {
        excel: 'Excel: Daten → Daten abrufen → Aus dem Web, mit dem Semikolon als Trennzeichen.',
        libreOffice:
          'LibreOffice: Tabelle → Externe Verknüpfungen. UTF-8, das Semikolon und eine Sprache mit Dezimalkomma wählen.',
      },
    },
    button: 'Adresse erstellen',
    made: 'Ihre Live-Adresse',
    madeHint: 'Sie zeigt, was gespeichert ist, und wird höchstens alle zehn Minuten aktualisiert.',
    secret: 'Live-Adresse',
    copy: 'Adresse kopieren',
    formula: 'Formel für Google Sheets',
    copyFormula: 'Formel kopieren',
  },
  receipts: {
    columns: 'Als zwei weitere Spalten',
    comments: 'Als Kommentarzeilen über den Zeilen',
    none: 'Nicht gezeigt',
  },
  decimals: {
    point: 'Punkt und Kommas: 1234.50',
    comma: 'Dezimalkomma und Semikolons: 1234,50',
  },
  lists: {
    audit: 'Protokoll',
    batch: 'Stapel von Links',
    brands: 'Marken',
    'campaign-by-creator': 'Kampagne nach Creator',
    'campaign-by-product': 'Kampagne nach Produkt',
    campaigns: 'Kampagnen',
    costs: 'Kosten',
    creators: 'Creator',
    desk: 'Creator-Desk',
    earnings: 'Einnahmen',
    goals: 'Ziele',
    'link-health': 'Zustand der Links',
    links: 'Links',
    'links-by-subid': 'Links nach Subid',
    'links-counted-differently': 'Unterschiedlich gezählte Links',
    'planned-links': 'Geplante Links',
    products: 'Produkte',
    profit: 'Gewinn',
    'program-creators': 'Creator des Programms',
    'program-lookup': 'Tags nachschlagen',
    'report-groups': 'Bericht',
    'report-rows': 'Zeilen des Berichts',
    scorecard: 'Creator-Scorecard',
    settlement: 'Endstand nach Gruppe',
    'settlement-ages': 'Endstand nach Alter',
    statement: 'Abrechnung',
    windows: 'Gespeicherte Daten',
  },
};
