export const today = {
  description: 'What deserves attention, the most at stake first. Only complete days count.',
  failed: 'Today could not be read',
  none: 'Nothing needs you today.',
  looked: 'Looked for {count, plural, one {# kind of thing} other {# kinds of things}}.',
  unknown: 'Not known, because days or a list are missing: {kinds}.',
  more: '{count, plural, one {# more with less at stake} other {# more with less at stake}}.',
  putAway: '{count, plural, one {# is put away} other {# are put away}}.',
  all: 'All of today',
  since: 'Since {day}',
  changes: 'May change until {day}',
  later: {
    of: 'Put away: {what}',
    choice: '{days, plural, one {Until tomorrow} other {For # days}}',
    done: 'Put away until {day}.',
  },
  columns: {
    what: 'What',
    stake: 'At stake',
    since: 'Since',
    why: 'Why',
  },
  stakes: {
    estimate: {
      sales: 'About {amount} of sales',
      commission: 'About {amount} of commission',
      profit: 'About {amount} of profit',
      budget: 'About {amount} of budget',
    },
    exact: {
      sales: '{amount} of sales',
      commission: '{amount} of commission',
      profit: '{amount} of profit',
      budget: '{amount} of budget',
    },
    range: '{words}, {low} to {high}',
  },
  why: {
    sales:
      'Sold {sales} from {range}. Expected were {expected}: what the same weekdays of the eight weeks before brought, at the {share} of usual that everyone else sells.',
    clicks: 'Clicks are {share} of usual.',
  },
  kinds: {
    stopped: {
      label: 'Creators who stopped',
      text: '{name} has sold nothing for {whole, select, yes {at least } other {}}{days, plural, one {# day} other {# days}}',
    },
    fell: {
      label: 'Creators who fell',
      text: '{name} sells less than usual',
    },
    rose: {
      label: 'Creators who rise',
      text: '{name} sells more than usual and has no campaign',
    },
    wasted: {
      label: 'Clicks on what cannot be bought',
      out: '{name} is out of stock and still gets clicks',
      inactive: '{name} is inactive and still gets clicks',
      gone: '{name} has left the catalog and still gets clicks',
      clicks: '{count, plural, one {# click} other {# clicks}} from {range}.',
      replacement: '{name} is of the same brand and category, and can be bought.',
      worth:
        '{name} is of the same brand and category, and can be bought: a click on it brings {value} of sales.',
      noReplacement: 'No product of the same brand and category can be bought.',
    },
    cpc: {
      label: 'Clicks that cost too much',
      text: '{name} costs more per click than a click is worth',
    },
    campaign: {
      label: 'Campaigns off pace',
      early: 'The campaign {name} will use up its budget early',
      slow: 'The campaign {name} will not spend its budget',
      spent: 'The campaign {name} has used up its budget',
    },
    rate: {
      label: 'Changed commission',
      rose: 'The commission of {name} rose from {before} to {after}',
      fell: 'The commission of {name} fell from {before} to {after}',
      costs: 'At the sales of the last four weeks, that costs this much more in four weeks.',
      saves: 'At the sales of the last four weeks, that saves this much in four weeks.',
      effect: 'Since then it sold {since}; {expected} were expected without the change. {verdict}.',
      silent: 'What it did: {why}.',
    },
    reversals: {
      label: 'Reversals',
      text: '{name} loses more to reversals than usual',
      why: 'Of the commission reported for {range}, {share} was lost until it settled ({conversions, plural, one {# conversion} other {# conversions}}). In the {days} days before, it was {usual}.',
    },
    monthReady: {
      label: 'Months to close',
      text: '{month} is ready to close in {currency}',
      why: 'Its days are settled. Its commission is {amount}.',
    },
    closedDiffers: {
      label: 'Closed months that differ',
      text: '{month} differs from what was closed in {currency}',
      why: 'Its commission has changed by {amount} since. The next closing can count that.',
    },
    recruit: {
      label: 'Recruits who wait',
      text: '{name} waits for an answer',
      due: '“{step}” was due on {day}.',
      quiet: 'The recruit was contacted, and has no next step.',
    },
    key: {
      label: 'Keys',
      seller: 'The API rejects the seller key',
      creator: 'The API rejects the creator key',
      why: 'Nothing is refreshed until the key works again.',
    },
    refresh: {
      label: 'Refreshes',
      text: 'Report rows are not refreshed',
      why: 'They were last loaded on {since}.',
    },
    channel: {
      label: 'Channels',
      text: 'The channel {name} gets no alerts',
      fails: 'Its messages have not arrived since.',
      failing: 'It was turned off after a week of failures.',
      gone: 'Its receiver says that it is gone.',
    },
    work: {
      label: 'Scheduled work',
      text: '{kind, select, refresh {The scheduled refresh failed} alerts {The alert rules could not be evaluated} other {The scheduled reports failed}}',
      why: 'The newest run failed. The next one tries again.',
    },
    mail: {
      label: 'Mails',
      text: '{count, plural, one {# mail did not arrive} other {# mails did not arrive}}',
      why: 'In the last {days} days. Stored data lists them.',
    },
  },
} as const;
