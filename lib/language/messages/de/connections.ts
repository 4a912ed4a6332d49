import type { Translated } from '../translated';

export const connections: Translated<'connections'> = {
  description:
    'API-Schlüssel dieses Arbeitsbereichs. Sie sind auf diesem Server verschlüsselt und erreichen nie einen Browser.',
  failed: 'Die Schlüssel konnten nicht geladen werden',
  managers: {
    title: 'Inhaber und Admins verwalten Schlüssel.',
    text: 'Sie sehen, welche Schlüssel verbunden sind.',
    ask: 'Bitten Sie einen Inhaber oder Admin, einen hinzuzufügen.',
  },
  seller: {
    title: 'Verkäufer-API',
    description: 'Liest Marken, Produkte, Creator, Kampagnen und Berichte.',
    none: 'Noch kein Verkäufer-Schlüssel',
    paste: 'Fügen Sie den API-Schlüssel Ihres Verkäuferkontos ein, um Ihre Marken und Berichte zu sehen.',
    add: 'Verkäufer-Schlüssel hinzufügen',
    adding: 'Verkäufer-Schlüssel hinzufügen',
    trial: 'Verkäufer-Testschlüssel erstellen',
  },
  creator: {
    title: 'Creator-API',
    description: 'Erstellt Tracking-Links.',
    none: 'Noch kein Creator-Schlüssel',
    paste: 'Fügen Sie den API-Schlüssel eines Creator-Kontos ein, um Links zu erstellen.',
    add: 'Creator-Schlüssel hinzufügen',
    adding: 'Creator-Schlüssel hinzufügen',
    trial: 'Creator-Testschlüssel erstellen',
  },
  checkedAgainst: 'Schlüssel werden mit {api} geprüft.',
  checkedBuiltIn: 'Schlüssel werden mit der Plattform geprüft, die in diesem Server eingebaut ist.',
  states: {
    otherApi: 'Andere API',
    inUse: 'In Verwendung',
    notInUse: 'Nicht in Verwendung',
  },
  otherApi: 'Für eine andere API erstellt. Geben Sie den Schlüssel erneut ein.',
  use: 'Diesen verwenden',
  useNamed: '{key} verwenden',
  enterAgain: 'Erneut eingeben',
  enterAgainNamed: '{key} erneut eingeben',
  replace: 'Ersetzen',
  replaceNamed: '{key} ersetzen',
  removeNamed: '{key} entfernen',
  health: {
    refused: 'Von der API abgelehnt <when></when>',
    worked: 'Zuletzt erfolgreich <when></when>',
    unused: 'Noch nicht verwendet',
    added: 'Hinzugefügt <when></when>',
    addedAtStart: 'Hinzugefügt <when></when> beim Start',
    addedBy: 'Hinzugefügt <when></when> von {name}',
  },
  dialog: {
    replaceHint: 'Wir prüfen den neuen Schlüssel mit der API, bevor wir den alten ersetzen.',
    addHint: 'Wir prüfen den Schlüssel mit der API, bevor wir ihn speichern.',
    checking: 'Wird geprüft',
    checkAndReplace: 'Prüfen und ersetzen',
    checkAndAdd: 'Prüfen und hinzufügen',
    replaced: 'Der Schlüssel wurde ersetzt',
    added: 'Der Schlüssel wurde hinzugefügt',
    key: 'API-Schlüssel',
  },
  drop: {
    title: '{key} entfernen?',
    confirm: 'Schlüssel entfernen',
    done: 'Der Schlüssel wurde entfernt',
    otherApi:
      'Er wurde für eine andere API erstellt. Seine Zeilen werden innerhalb eines Tages entfernt. Bei der API bleibt der Schlüssel gültig.',
    unused: 'Er wird nicht verwendet; alles funktioniert weiter. Bei der API bleibt der Schlüssel gültig.',
    inUse:
      'Seiten und Links mit diesem Schlüssel funktionieren nicht mehr, außer Sie haben einen weiteren dieser Art. Seine Zeilen werden entfernt. Bei der API bleibt der Schlüssel gültig.',
  },
  trial: {
    description: 'Testen Sie dort Anfragen mit einem Schlüssel, der nach 24 Stunden endet.',
    open: 'API-Referenz öffnen',
    key: 'Testschlüssel',
    copy: 'Schlüssel kopieren',
  },
};
