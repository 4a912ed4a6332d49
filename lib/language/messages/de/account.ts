import type { Translated } from '../translated';

export const account: Translated<'account'> = {
  demo: {
    title: 'Das Konto der Demo wird geteilt.',
    text: 'Sie können es nicht ändern.',
  },
  yourName: 'Ihr Name',
  yourNameHint: 'Für die Mitglieder aller Arbeitsbereiche sichtbar.',
  renamed: 'Ihr Name wurde geändert',
  password: {
    title: 'Passwort',
    hint: 'Sie werden überall sonst abgemeldet.',
    change: 'Passwort ändern',
    set: 'Passwort festlegen',
    current: 'Aktuelles Passwort',
    changed: 'Das Passwort wurde geändert, Ihre anderen Sitzungen wurden beendet',
  },
  sessions: {
    title: 'Sitzungen',
    hint: 'Wo Sie angemeldet sind. Sitzungen enden nach 30 Tagen ohne Nutzung oder nach 90 Tagen.',
    endOthers: 'Überall sonst abmelden',
    othersEnded: 'Alle anderen Sitzungen wurden beendet',
    ended: 'Die Sitzung wurde beendet',
    this: 'Diese hier',
    seen: 'Von {network} · zuletzt aktiv <when></when>',
    end: 'Abmelden',
    endNamed: '{device}, {network} abmelden',
  },
  device: {
    browserOnSystem: '{browser} auf {system}',
    unknown: 'Unbekannt',
  },
  delete: {
    title: 'Konto löschen',
    hint: 'Löscht Ihr Konto endgültig, ebenso jeden Arbeitsbereich, dem nur Sie angehören, samt Schlüsseln, Links und gespeicherten Berichten.',
    confirm: 'Zum Bestätigen {email} eingeben',
  },
};
