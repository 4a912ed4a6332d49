import type { Translated } from '../translated';

export const auth: Translated<'auth'> = {
  aside: {
    title: 'Marken, Creator und jeder Verkauf, den sie bringen, an einem Ort.',
    counted: {
      title: 'Jede Zeile zählt',
      text: 'Wir lesen jede Seite eines Berichts, bevor wir eine Summe zeigen.',
    },
    currencies: {
      title: 'Währungen getrennt',
      text: 'Dollar und Euro werden nie addiert. Zahlen, die sich noch ändern können, sind gekennzeichnet.',
    },
    keys: {
      title: 'Ihre Schlüssel bleiben hier',
      text: 'Verschlüsselt auf Ihrem eigenen Server; kein Browser sieht sie je.',
    },
  },
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens {min, number} Zeichen. Einige Wörter hintereinander lassen sich leicht merken.',
  name: 'Ihr Name',
  workspace: 'Arbeitsbereich',
  workspaceHint: 'Ihr Unternehmen oder Ihre Marke. Andere können Sie später einladen.',
  goToSignIn: 'Zur Anmeldung',
  signIn: {
    welcome: 'Willkommen zurück.',
    goOn: 'Melden Sie sich an, um die geöffnete Seite zu sehen.',
    demo: 'Demo ansehen',
    demoHint: 'Ein geteilter Arbeitsbereich mit Beispieldaten eines Jahres. Ohne Konto.',
    or: 'oder mit Ihrem Konto',
    new: 'Neu hier? <link>Konto erstellen</link>',
    sso: 'Weiter mit Single Sign-on',
    unreachable: 'Der Server ist nicht erreichbar. Versuchen Sie es erneut.',
  },
  errors: {
    CredentialsSignin: 'E-Mail oder Passwort ist falsch.',
    throttled: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    forbidden: 'Sie haben keinen Zugriff. Bitten Sie um eine Einladung.',
    conflict: 'Ein Konto mit dieser E-Mail gibt es bereits. Melden Sie sich mit dessen Passwort an.',
    database_down: 'Die Datenbank antwortet nicht.',
    disk_full:
      'Der Datenträger des Servers ist voll. Bitten Sie die Serveradministration, Platz zu schaffen.',
    internal:
      'Bei uns ist ein Fehler aufgetreten. Er wurde protokolliert; versuchen Sie es gleich noch einmal.',
    OAuthCallback:
      'Der Anmeldedienst hat abgelehnt, oder der Versuch dauerte zu lange. Versuchen Sie es erneut.',
    OAuthSignin: 'Der Anmeldedienst ist nicht erreichbar.',
    other: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es erneut.',
  },
  signUp: {
    description: 'Sie erhalten einen eigenen Arbeitsbereich für Ihre API-Schlüssel.',
    submit: 'Konto erstellen',
    haveAccount: 'Haben Sie ein Konto? <link>Anmelden</link>',
    closed: 'Registrierung geschlossen',
    invitationNeeded: 'Sie benötigen eine Einladung. Bitten Sie ein Mitglied um einen Link.',
    closedForAll: 'Neue Konten sind nicht möglich. Wenn Sie ein Konto haben, melden Sie sich an.',
    workspaceOf: 'Arbeitsbereich von {name}',
  },
  invite: {
    over: 'Diese Einladung gilt nicht mehr',
    overHint: 'Sie wurde verwendet, widerrufen oder ist älter als sieben Tage. Bitten Sie um eine neue.',
    already: 'Sie sind bereits Mitglied von {workspace}',
    alreadyHint:
      'Die Einladung ist noch offen. Senden Sie die Adresse dieser Seite an die Person, für die sie gedacht ist.',
    open: '{workspace} öffnen',
    join: '{workspace} beitreten',
    invitedBy: '{name} lädt Sie als {role} ein.',
    invited: 'Sie sind als {role} eingeladen.',
    joinAs: 'Als {email} beitreten',
    createAndJoin: 'Konto erstellen und beitreten',
    haveAccount: 'Haben Sie ein Konto? <link>Zum Beitreten anmelden</link>',
    signInToJoin: '<link>Zum Beitreten anmelden</link>',
  },
  factor: {
    hint: 'Ihr Passwort stimmt. Geben Sie jetzt Ihren zweiten Faktor an.',
    lost: 'Alles verloren? Wenden Sie sich an die Serveradministration.',
    again: 'Noch einmal anmelden',
    required: '{workspace} verlangt einen zweiten Faktor. Fügen Sie einen hinzu, um fortzufahren.',
    goOn: 'Weiter',
    signOut: 'Abmelden',
  },
  forgot: {
    description: 'Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen.',
    submit: 'Link senden',
    sent: 'Wenn ein Konto diese Adresse hat, ist eine E-Mail mit einem Link unterwegs',
    sentHint: 'Der Link gilt einen Tag lang. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.',
    off: 'Dieser Server verschickt keine E-Mails. Bitten Sie einen Inhaber oder Admin Ihres Arbeitsbereichs um einen Link.',
  },
  reset: {
    over: 'Dieser Link gilt nicht mehr',
    overHint:
      'Er wurde verwendet, durch einen neueren ersetzt oder ist älter als einen Tag. Bitten Sie um einen neuen.',
    title: 'Neues Passwort festlegen',
    description: 'Für {email}. Sie werden überall sonst abgemeldet.',
    submit: 'Passwort festlegen und anmelden',
  },
};
