export const mail = {
  title: 'Mail',
  description: 'For invitations, password resets, alerts and scheduled reports.',
  from: 'Sent from {from}.',
  unset:
    'The server sends no mail yet. Set <code>SMTP_URL</code>, <code>MAIL_FROM</code> and <code>APP_URL</code>, and restart it.',
  send: 'Send a test',
  sent: 'A test was sent to {email}.',
  orOpen: 'Or open this address:',
  invitation: {
    subject: '{name} invites you to {workspace}',
    about: '{name} invites you to the workspace {workspace} on Partnerdeck. Your role: {role}.',
    link: 'Accept invitation',
    foot: 'The link works once, for seven days. If you did not expect this invitation, ignore this mail.',
  },
  reset: {
    subject: 'Set a new password',
    about: 'Someone, probably you, asked for a new password for {email} on Partnerdeck.',
    link: 'Set a new password',
    foot: 'The link works once, for one day. If it was not you, ignore this mail. Your password stays the same.',
  },
  factor: {
    appAdded: {
      subject: 'An authenticator app was added',
      about: 'An authenticator app was added to the account {email} on Partnerdeck.',
    },
    appRemoved: {
      subject: 'Your authenticator app was removed',
      about: 'The authenticator app of the account {email} on Partnerdeck was removed.',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      about: 'A passkey was added to the account {email} on Partnerdeck.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      about: 'A passkey of the account {email} on Partnerdeck was removed.',
    },
    codesRenewed: {
      subject: 'New recovery codes were made',
      about:
        'New recovery codes were made for the account {email} on Partnerdeck. The old ones no longer work.',
    },
    codeUsed: {
      subject: 'A recovery code was used',
      about:
        'A recovery code of the account {email} on Partnerdeck was used in place of its app or passkey. It no longer works.',
    },
    reset: {
      subject: 'Your second factor was removed',
      about:
        'The operator of this server removed the second factor and the recovery codes of the account {email} on Partnerdeck.',
    },
    link: 'Open your account',
    foot: 'If you did not expect this, change your password now and tell an owner of your workspace.',
  },
  grant: {
    made: {
      subject:
        'A new {kind, select, token {API token} live {live address} other {shared page}} in {workspace}',
      about:
        'Your account made the {kind, select, token {API token} live {live address} other {shared page}} “{name}” in the workspace {workspace} on Partnerdeck. It works until {end}.',
      foot: 'If it was not you, revoke it now and change your password.',
    },
    ending: {
      subject: '“{name}” in {workspace} ends on {end}',
      about:
        'Your {kind, select, token {API token} live {live address} other {shared page}} “{name}” in the workspace {workspace} on Partnerdeck ends on {end}. Whatever uses it stops working then.',
      foot: 'If you still need it, make a new one. Otherwise, do nothing.',
    },
    several: {
      subject: '{count} tokens, addresses and pages',
      about:
        'This is about {count} API tokens, live addresses and shared pages of your account on Partnerdeck:',
    },
    link: 'Open the list',
  },
  alert: {
    link: 'Open the figures',
    foot: 'From the rule “{rule}” of the workspace {workspace}.',
    stop: 'Stop mail of this rule',
  },
  digest: {
    subject: '{count} alerts',
    about: '{count} alerts of the workspace {workspace}:',
    rule: 'Rule: {name}',
    link: 'Open Partnerdeck',
    foot: 'These came in one mail, because you chose how many you get in an hour.',
    stop: 'Stop mail of these rules',
  },
  never: 'Never ask this address again',
  confirmation: {
    subject: 'Do you want the report {report}?',
    about:
      '{workspace} would like to send you the report {report} by mail, from Partnerdeck. Nothing is sent unless you agree.',
    link: 'Look and agree',
    foot: 'The link is valid for a week. If you do not know the sender, ignore this mail.',
  },
  test: {
    subject: 'Mail works',
    about: 'This is the test that you asked for. Partnerdeck can send mail.',
    link: 'Open Partnerdeck',
    foot: 'There is nothing else to do.',
  },
} as const;
