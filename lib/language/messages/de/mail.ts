import type { Translated } from '../translated';

export const mail: Translated<'mail'> = {
  title: 'E-Mail',
  description: 'Für Einladungen, neue Passwörter, Alarme und geplante Berichte.',
  from: 'Absender: {from}.',
  unset:
    'Der Server verschickt noch keine E-Mails. Setzen Sie <code>SMTP_URL</code>, <code>MAIL_FROM</code> und <code>APP_URL</code>, und starten Sie ihn neu.',
  send: 'Test senden',
  sent: 'Ein Test wurde an {email} gesendet.',
  orOpen: 'Oder öffnen Sie diese Adresse:',
  invitation: {
    subject: '{name} lädt Sie zu {workspace} ein',
    about: '{name} lädt Sie in den Arbeitsbereich {workspace} auf Partnerdeck ein. Ihre Rolle: {role}.',
    link: 'Einladung annehmen',
    foot: 'Der Link gilt einmal, sieben Tage lang. Wenn Sie diese Einladung nicht erwartet haben, ignorieren Sie diese E-Mail.',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    about: 'Jemand, wahrscheinlich Sie, möchte ein neues Passwort für {email} auf Partnerdeck.',
    link: 'Neues Passwort festlegen',
    foot: 'Der Link gilt einmal, einen Tag lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt gleich.',
  },
  factor: {
    appAdded: {
      subject: 'Eine Authenticator-App wurde hinzugefügt',
      about: 'Dem Konto {email} auf Partnerdeck wurde eine Authenticator-App hinzugefügt.',
    },
    appRemoved: {
      subject: 'Ihre Authenticator-App wurde entfernt',
      about: 'Die Authenticator-App des Kontos {email} auf Partnerdeck wurde entfernt.',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde hinzugefügt',
      about: 'Dem Konto {email} auf Partnerdeck wurde ein Passkey hinzugefügt.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde entfernt',
      about: 'Ein Passkey des Kontos {email} auf Partnerdeck wurde entfernt.',
    },
    codesRenewed: {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      about:
        'Für das Konto {email} auf Partnerdeck wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    codeUsed: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      about:
        'Ein Wiederherstellungscode des Kontos {email} auf Partnerdeck wurde anstelle der App oder des Passkeys benutzt. Er gilt nicht mehr.',
    },
    reset: {
      subject: 'Ihr zweiter Faktor wurde entfernt',
      about:
        'Der Betreiber dieses Servers hat den zweiten Faktor und die Wiederherstellungscodes des Kontos {email} auf Partnerdeck entfernt.',
    },
    link: 'Konto öffnen',
    foot: 'Wenn Sie das nicht erwartet haben, ändern Sie jetzt Ihr Passwort und informieren Sie einen Inhaber Ihres Arbeitsbereichs.',
  },
  grant: {
    made: {
      subject:
        '{kind, select, token {Ein neues API-Token} live {Eine neue Live-Adresse} other {Eine neue geteilte Seite}} in {workspace}',
      about:
        'Mit Ihrem Konto wurde {kind, select, token {das API-Token} live {die Live-Adresse} other {die geteilte Seite}} „{name}“ im Arbeitsbereich {workspace} von Partnerdeck erstellt. Das Ende ist am {end}.',
      foot: 'Wenn Sie das nicht waren, widerrufen Sie den Zugang jetzt und ändern Sie Ihr Passwort.',
    },
    ending: {
      subject: '„{name}“ in {workspace} läuft am {end} ab',
      about:
        '{kind, select, token {Ihr API-Token} live {Ihre Live-Adresse} other {Ihre geteilte Seite}} „{name}“ im Arbeitsbereich {workspace} von Partnerdeck läuft am {end} ab. Was damit arbeitet, funktioniert dann nicht mehr.',
      foot: 'Wenn Sie den Zugang weiter brauchen, erstellen Sie einen neuen. Sonst ist nichts zu tun.',
    },
    several: {
      subject: '{count} Tokens, Adressen und Seiten',
      about: 'Es geht um {count} API-Tokens, Live-Adressen und geteilte Seiten Ihres Kontos bei Partnerdeck:',
    },
    link: 'Liste öffnen',
  },
  alert: {
    link: 'Zahlen öffnen',
    foot: 'Von der Regel „{rule}“ im Arbeitsbereich {workspace}.',
    stop: 'Mail dieser Regel beenden',
  },
  digest: {
    subject: '{count} Alarme',
    about: '{count} Alarme im Arbeitsbereich {workspace}:',
    rule: 'Regel: {name}',
    link: 'Partnerdeck öffnen',
    foot: 'Sie kamen in einer Mail, weil Sie gewählt haben, wie viele Sie pro Stunde erhalten.',
    stop: 'Mail dieser Regeln beenden',
  },
  never: 'Diese Adresse nie wieder fragen',
  confirmation: {
    subject: 'Möchten Sie den Bericht {report}?',
    about:
      '{workspace} möchte Ihnen den Bericht {report} per Mail senden, aus Partnerdeck. Ohne Ihre Zustimmung wird nichts gesendet.',
    link: 'Ansehen und zustimmen',
    foot: 'Der Link gilt eine Woche. Wenn Sie den Absender nicht kennen, ignorieren Sie diese Mail.',
  },
  test: {
    subject: 'Der Versand funktioniert',
    about: 'Das ist der Test, den Sie angefordert haben. Partnerdeck kann E-Mails verschicken.',
    link: 'Partnerdeck öffnen',
    foot: 'Sonst ist nichts zu tun.',
  },
};
