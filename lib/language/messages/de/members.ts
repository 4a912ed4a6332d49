import type { Translated } from '../translated';

export const members: Translated<'members'> = {
  description: 'Personen in {workspace} und ihre Rechte.',
  demo: {
    title: 'Alle teilen sich das Demo-Konto.',
    text: 'Erstellen Sie ein Konto für einen eigenen Arbeitsbereich.',
  },
  roles: {
    owner: 'Inhaber',
    admin: 'Admin',
    analyst: 'Analyst',
    creator: 'Creator',
  },
  rights: {
    owner: 'Inhaber: voller Zugriff, verwaltet Inhaber',
    admin: 'Admin: verwaltet Schlüssel, Mitglieder, Links und Berichte',
    analyst: 'Analyst: liest alles',
    creator: 'Creator: erstellt Links, keine Verkäuferdaten',
  },
  invite: {
    title: 'Per Link einladen',
    description: 'Wer den Link zuerst öffnet, tritt bei. Er läuft nach sieben Tagen ab.',
    role: 'Rolle',
    email: 'E-Mail',
    emailHint: 'Wir senden den Link auch dorthin.',
    mailed: 'Die Einladung an {email} ist unterwegs. Sie können den Link auch kopieren.',
    notMailed:
      '{email} erhält keine Mail: Die Adresse hat Mail dieses Servers abgelehnt oder wurde in dieser Woche schon etwas gefragt. Kopieren Sie den Link, und senden Sie ihn selbst.',
    create: 'Einladungslink erstellen',
    link: 'Einladungslink',
  },
  invitations: {
    title: 'Offene Einladungen',
    description: 'Jeder Link gilt einmal.',
    createdBy: 'Erstellt von {name}, läuft <when></when> ab',
    ends: 'läuft <when></when> ab',
    mail: '{state, select, sent {An {email} gesendet} failed {Konnte nicht an {email} gesendet werden. Ziehen Sie sie zurück, und senden Sie selbst einen Link.} unknown {Die Mail an {email} ist vielleicht nicht angekommen} other {Unterwegs an {email}}}',
    withdraw: 'Zurückziehen',
    withdrawNamed:
      'Einladung als {role, select, owner {Inhaber} admin {Admin} analyst {Analyst} other {Creator}} zurückziehen',
    withdrawn: 'Die Einladung wurde zurückgezogen',
  },
  people: {
    title: 'Personen',
    you: 'Sie',
    joined: '{email} · beigetreten <when></when>',
    roleOf: 'Rolle von {name}',
    roleChanged: 'Die Rolle wurde geändert',
    factors: {
      both: 'Zweiter Faktor: Authenticator-App und Passkey',
      app: 'Zweiter Faktor: Authenticator-App',
      passkey: 'Zweiter Faktor: Passkey',
      none: 'Kein zweiter Faktor',
    },
  },
  leave: {
    button: 'Verlassen',
    title: 'Diesen Arbeitsbereich verlassen?',
    lost: 'Sie verlieren sofort den Zugriff. Für die Rückkehr brauchen Sie eine neue Einladung.',
    confirm: 'Arbeitsbereich verlassen',
  },
  remove: {
    named: '{name} entfernen',
    title: '{name} entfernen?',
    lost: 'Die Person wird sofort abgemeldet, ihre API-Tokens enden. Ihre Links und Ansichten bleiben.',
    confirm: 'Mitglied entfernen',
    done: 'Das Mitglied wurde entfernt',
  },
  reset: {
    button: 'Passwort zurücksetzen',
    named: 'Passwort von {name} zurücksetzen',
    link: 'Link zum Zurücksetzen des Passworts von {name}',
  },
  earnings: {
    title: 'Creator-Einnahmen',
    description: 'Creator sehen Umsatz, Provision und Klicks nur von selbst erstellten Links.',
    show: 'Einnahmen zeigen',
    hide: 'Einnahmen verbergen',
    shown: 'Creator sehen ihre Einnahmen.',
    hidden: 'Creator sehen keine Einnahmen.',
    nowShown: 'Creator sehen ihre Einnahmen',
    nowHidden: 'Creator sehen keine Einnahmen mehr',
  },
  factor: {
    description:
      'Mitglieder, die sich mit Passwort anmelden, müssen einen zweiten Faktor hinzufügen, bevor sie hier etwas anderes tun können.',
    require: 'Zweiten Faktor verlangen',
    release: 'Freistellen',
    required: 'Mitglieder brauchen einen zweiten Faktor.',
    optional: 'Mitglieder entscheiden selbst.',
    nowRequired: 'Mitglieder brauchen jetzt einen zweiten Faktor',
    nowOptional: 'Der zweite Faktor ist jetzt freigestellt',
  },
  workspaceName: {
    title: 'Name des Arbeitsbereichs',
    description: 'Für alle Mitglieder sichtbar.',
    done: 'Der Arbeitsbereich wurde umbenannt',
  },
};
