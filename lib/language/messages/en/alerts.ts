export const alerts = {
  description: 'Get told when a figure crosses a limit, or data stops coming.',
  of: '{name}, {currency}',
  days: '{days, plural, one {the last day} other {the last # days}}',
  asOf: 'As of {at}.',
  mayChange: 'May change until {until}.',
  kinds: {
    threshold: {
      label: 'A figure crosses a limit',
      about: {
        above: '{metric} of {days} ({of}) above {limit}',
        below: '{metric} of {days} ({of}) below {limit}',
      },
      told: {
        above: '{metric} of {range} ({of}) rose above {limit}: {value}',
        below: '{metric} of {range} ({of}) fell below {limit}: {value}',
      },
      corrected: {
        above: 'Correction: {metric} of {range} ({of}) was not above {limit}, but {value}',
        below: 'Correction: {metric} of {range} ({of}) was not below {limit}, but {value}',
      },
    },
    change: {
      label: 'A figure changes',
      about: '{metric} of {days} ({of}) changes by more than {limit} against the same weekdays before',
      told: {
        above:
          '{metric} of {range} ({of}) rose by more than {limit}: {value}, from {before} of {beforeRange}',
        below:
          '{metric} of {range} ({of}) fell by more than {limit}: {value}, from {before} of {beforeRange}',
      },
      corrected: {
        above:
          'Correction: {metric} of {range} ({of}) did not rise by more than {limit}: {value}, from {before} of {beforeRange}',
        below:
          'Correction: {metric} of {range} ({of}) did not fall by more than {limit}: {value}, from {before} of {beforeRange}',
      },
    },
    creatorSales: {
      label: 'A creator or placement sells, or stops selling',
      subject: '{kind} {name}',
      about: {
        first: 'First sale of {name}',
        none: 'No sale of {name} for {days, plural, one {# day} other {# days}}',
      },
      told: {
        first:
          'First sale of {name} on {day}: {count, plural, one {# conversion} other {# conversions}}. Stored since {since}',
        none: 'No sale of {name} during {range}',
      },
      corrected: {
        first:
          '{known, select, yes {Correction: the first sale of {name} was not on {day}, but on {first}} other {Correction: {name} had no sale by {day}}}',
        none: 'Correction: {name} had {count, plural, one {# conversion} other {# conversions}} in {range}',
      },
    },
    reversalsRose: {
      label: 'More is reversed than before',
      about: {
        times:
          'The lost share of a settled month ({of}) is at least {limit} times the earlier average, from {conversions, plural, one {# conversion} other {# conversions}}',
        points:
          'The lost share of a settled month ({of}) is at least {limit} points above the earlier average, from {conversions, plural, one {# conversion} other {# conversions}}',
      },
      told: '{share} of the commission first reported for {month} ({of}) was gone when it settled, against {before} in the {months, plural, one {month} other {# months}} before. Sample: {conversions, plural, one {# conversion} other {# conversions}}, and {earlier, number} before',
    },
    goal: {
      label: 'A goal falls behind or ends',
      about: {
        behind: 'The forecast of a goal is more than {limit} below its target',
        ended: 'A goal is reached or missed at the end of its period',
      },
      told: {
        behind:
          '{goal}: about {expectedShare} of the goal is expected by {day}, {expected}. This is an estimate.',
        reached: '{goal}: the goal is reached, with {value} ({share})',
        missed: '{goal}: the goal is missed, with {value} ({share})',
      },
      corrected: {
        reached: 'Correction: {goal}: the goal is reached now, with {value} ({share})',
        missed: 'Correction: {goal}: the goal is missed now, with {value} ({share})',
      },
    },
    campaignBudget: {
      label: 'A campaign’s budget runs out early, or is not spent',
      about: {
        early: {
          any: 'Any campaign that uses up its budget before it ends',
          one: '{name} uses up its budget before it ends',
        },
        slow: {
          any: 'Any campaign that does not spend its budget by its end',
          one: '{name} does not spend its budget by its end',
        },
      },
      told: {
        early:
          'Estimate: the budget of {name} is used up around {runsOut}, {days, plural, one {# day} other {# days}} left. {spent} of {budget} spent by {day}',
        slow: 'Estimate: {name} spends {projected} of {budget} by its end, {days, plural, one {# day} other {# days}} left. {spent} spent by {day}',
        spent:
          'The budget of {name} is used up, {days, plural, one {# day} other {# days}} left. {spent} of {budget} spent by {day}',
      },
      corrected: {
        early:
          'Correction: the budget of {name} was not running out before its end. {spent} of {budget} spent by {day}',
        slow: 'Correction: {name} was on course to spend its budget. {spent} of {budget} spent by {day}',
      },
    },
    productGone: {
      label: 'Clicks on a product that cannot be bought',
      about: {
        all: 'Products out of stock, inactive or gone from the catalog, with at least {count, plural, one {# click} other {# clicks}} in {days}',
        brand:
          'Products of {name} out of stock, inactive or gone from the catalog, with at least {count, plural, one {# click} other {# clicks}} in {days}',
      },
      told: {
        out: '{name} is out of stock{known, select, yes { since {since}} other {}}: {count, plural, one {# click} other {# clicks}} in {range}',
        inactive:
          '{name} is inactive{known, select, yes { since {since}} other {}}: {count, plural, one {# click} other {# clicks}} in {range}',
        gone: '{name} is gone from the catalog, last listed {since}: {count, plural, one {# click} other {# clicks}} in {range}',
        more: '{count, plural, one {# more product that is} other {# more products that are}} out of stock, inactive or gone had clicks in {range}',
      },
    },
    rateChanged: {
      label: 'A listed commission changes',
      about: {
        all: 'The listed commission of a product changes',
        brand: 'The listed commission of a product of {name} changes',
      },
      told: {
        rose: 'The listed commission of {name} rose from {before} to {after}, between {since} and {day}',
        fell: 'The listed commission of {name} fell from {before} to {after}, between {since} and {day}',
        more: 'The listed commission of {count, plural, one {# more product} other {# more products}} changed by {day}',
      },
    },
    monthReady: {
      label: 'A month is ready to close',
      about: 'A month is ready to close ({currency})',
      told: '{month} is ready to close: all its figures are settled, with {commission} commission',
    },
    closedDiffers: {
      label: 'A closed month differs',
      about: 'The commission of a closed month differs by more than {limit} ({currency})',
      told: 'The commission of {month}, which is closed, now differs by {difference}, more than {limit}',
      corrected:
        'Correction: the commission of {month}, which is closed, now differs by {difference}, not more than {limit}',
    },
    stepDue: {
      label: 'A next step is due',
      about: {
        mine: 'Next steps on the creator desk of partners you own are due',
        all: 'Next steps on the creator desk are due',
      },
      told: '{name}: {step} (due {day})',
    },
    keyRejected: {
      label: 'The API rejects a key',
      about: 'The API rejects a key',
      told: {
        seller: 'The API rejects the seller key. Replace it to load new data.',
        creator: 'The API rejects the creator key. Replace it to create links.',
      },
    },
    notRefreshed: {
      label: 'No report data is loaded',
      about: 'No report data loaded for {hours, plural, one {# hour} other {# hours}}',
      told: 'No report data loaded for more than {hours, plural, one {# hour} other {# hours}}. Last loaded {since}.',
    },
  },
  list: {
    title: 'Rules',
    description: 'Checked after each refresh and every 15 minutes, on stored data.',
    add: 'Add rule',
    none: 'No rules yet',
    noneHint: 'Add a rule to get told in the bell at the top, or by mail.',
    failed: 'The rules could not be loaded',
    paused: 'Paused',
    mail: 'Mail',
    owner: 'Made by {owner}',
    never: 'No alert yet',
    last: 'Last alert <at></at>',
    pause: 'Pause',
    resume: 'Resume',
    pauseNamed: 'Pause {name}',
    resumeNamed: 'Resume {name}',
    mailOn: 'Send mail',
    mailOff: 'Stop mail',
    mailOnNamed: 'Send mail for {name}',
    mailOffNamed: 'Stop mail for {name}',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
    pausedDone: 'The rule is paused',
    resumedDone: 'The rule is active',
    mailOnDone: 'Alerts are sent by mail',
    mailOffDone: 'Alerts are no longer sent by mail',
    mute: 'Mute',
    muteNamed: 'Mute {name}',
    muteDay: 'For a day',
    muteWeek: 'For a week',
    muteMonth: 'For 30 days',
    unmute: 'Unmute',
    unmuteNamed: 'Unmute {name}',
    muted: 'Muted',
    mutedUntil: 'Only in the bell until <at></at>',
    mutedDone: 'The rule is muted. Its alerts are only in the bell.',
    unmutedDone: 'The rule is no longer muted',
  },
  settings: {
    title: 'When you are told',
    description: 'For mail, and for chats that your rules send to. The bell shows everything at once.',
    failed: 'These settings could not be loaded',
    quiet: 'Quiet hours',
    off: 'Off',
    daily: 'Every day',
    from: 'From',
    to: 'Until',
    perHour: 'Mails per hour, at most',
    perHourHint: 'If there are more, they come as one.',
    stored: 'The setting was saved',
  },
  remove: {
    title: 'Delete {name}?',
    lost: 'Its alerts are deleted too.',
    confirm: 'Delete rule',
    done: 'The rule was deleted',
  },
  groups: {
    figures: 'Figures',
    campaigns: 'Campaigns',
    products: 'Products',
    closing: 'Month closing',
    desk: 'Creator desk',
    api: 'The API',
  },
  form: {
    title: 'Add a rule',
    description: 'A rule fires when its limit is crossed, once per crossing.',
    name: 'Name',
    nameMissing: 'Enter a name',
    kind: 'Tell me when',
    metric: 'Figure',
    days: 'Complete days',
    currency: 'Currency',
    direction: 'Limit',
    above: 'Above',
    below: 'Below',
    value: 'Value',
    percent: 'By more than, in percent',
    hours: 'Hours without new data',
    about: 'Only for',
    all: 'Everything',
    event: 'What happens',
    first: 'First sale',
    none: 'No sale for some days',
    seller: 'Who sells',
    linkId: 'Id',
    linkHint: 'As in the links’ history.',
    placement: 'Value',
    placementHint: 'Exactly as in the link.',
    lostShare: 'The lost share of a settled month',
    times: 'Is at least this many times the earlier average',
    points: 'Is at least this many points above the earlier average',
    sample: 'Conversions at least',
    quietDays: 'Complete days without a sale',
    clicks: 'Clicks at least',
    anyBrand: 'Any brand',
    goalEvent: 'What happens to a goal',
    behind: 'The forecast is below the target',
    ended: 'The period ends: reached or missed',
    difference: 'Differs by more than',
    whose: 'Whose steps',
    steps: { mine: 'Of partners that I own', all: 'Of everyone' },
    pace: 'The budget',
    early: 'Is used up before the end',
    slow: 'Is not spent by the end',
    paceHint: 'By the estimate on the campaign’s page.',
    campaign: 'Campaign',
    anyCampaign: 'Any campaign',
    brand: 'One brand',
    creator: 'One creator',
    product: 'One product',
    creator_group: 'One creator group',
    product_group: 'One product group',
    groupChoose: 'Choose a group',
    brandChoose: 'Choose a brand',
    mail: 'Also send mail to {email}',
    mailHint: 'Each mail has a link that stops it.',
    preview: 'Preview',
    add: 'Add rule',
    added: 'The rule was added',
    problem: 'This {problem}.',
  },
  preview: {
    none: 'In the last {days} days this would not have fired.',
    some: '{count, plural, one {In the last {days} days this would have fired once: {when}.} other {In the last {days} days this would have fired # times: {when}.}}',
    more: '{count, plural, one {# more} other {# more}}',
    unknown:
      '{count, plural, one {# day could not be judged, because its data is not completely loaded.} other {# days could not be judged, because their data is not completely loaded.}}',
    holds: {
      limit: 'The figure is past the limit already. The rule fires the next time it crosses the limit.',
      sold: 'The first sale was before. This rule does not fire.',
    },
  },
  bell: {
    label: 'Alerts',
    unread: '{count, plural, one {Alerts, # unread} other {Alerts, # unread}}',
    none: 'No alerts yet',
    failed: 'The alerts could not be loaded',
    new: 'New',
    markAll: 'Mark all as read',
    settings: 'Alert rules',
    at: '{rule} · <at></at>',
  },
  mailStates: {
    waiting: 'Mail is waiting to be sent.',
    sending: 'Mail is being sent.',
    sent: 'Sent by mail.',
    failed: 'Mail could not be sent.',
    unknown: 'Mail may not have arrived. It is not sent again.',
  },
  stop: {
    title: 'Stop mail for {of, select, rule {this rule} rules {these rules} other {this report}}?',
    text: '{of, select, report {You get no more mails of this report. Its author can send it to you again.} rule {Alerts of this rule stay in the dashboard. Mail can be switched on again in Settings.} other {Alerts of these rules stay in the dashboard. Mail can be switched on again in Settings.}}',
    button: 'Stop mail',
    stopped: 'This mail has stopped',
    stoppedText: 'Its alerts stay in the dashboard.',
    stoppedReportText: 'You get no more mails of this report.',
    ended: 'This link has ended',
    endedText:
      'The rule no longer exists, or the alert is older than a year. To stop the mail of a rule, open Settings → Alerts.',
  },
} as const;
