export const reportMail = {
  subject: '{title}: {days}',
  empty: 'No rows.',
  attached:
    '{scope, select, all {All rows} other {All rows that match}}{currency, select, none {} other { ({currency} only)}} are in the attached file {name}.',
  leftOut: 'The file with all rows is larger than {size}, so it is not attached. Export it from the page.',
  link: 'Open in Partnerdeck',
  foot: 'A scheduled report of the workspace {workspace}.',
  stop: 'Stop these mails',
} as const;
