export const account = {
  demo: {
    title: 'The demo’s account is shared.',
    text: 'You cannot change it.',
  },
  yourName: 'Your name',
  yourNameHint: 'Shown to members of every workspace.',
  renamed: 'Your name was changed',
  password: {
    title: 'Password',
    hint: 'This signs you out everywhere else.',
    change: 'Change password',
    set: 'Set password',
    current: 'Current password',
    changed: 'The password was changed, and your other sessions ended',
  },
  sessions: {
    title: 'Sessions',
    hint: 'Where you are signed in. Sessions end after 30 days without use, or after 90 days.',
    endOthers: 'Sign out everywhere else',
    othersEnded: 'All other sessions were ended',
    ended: 'The session was ended',
    this: 'This one',
    seen: 'From {network} · seen <when></when>',
    end: 'Sign out',
    endNamed: 'Sign out {device}, {network}',
  },
  device: {
    browserOnSystem: '{browser} on {system}',
    unknown: 'Unknown',
  },
  delete: {
    title: 'Delete account',
    hint: 'This permanently deletes your account and every workspace that only you belong to, with its keys, links and stored reports.',
    confirm: 'Type {email} to confirm',
  },
} as const;
