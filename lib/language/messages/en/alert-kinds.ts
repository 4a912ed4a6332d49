/** What rules can tell, by kind. */
export const alertKinds = {
  threshold: {
    label: 'A figure crosses a limit',
    sentence:
      'Tell me when <metric></metric> <whose></whose> in <currency></currency> <moves></moves> <limit></limit> over <days></days>',
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
    sentence:
      'Tell me when <metric></metric> <whose></whose> in <currency></currency> <moves></moves> by more than <limit></limit>{has, select, least { and at least <least></least>} other {}} over <days></days>, against the same weekdays before',
    told: {
      above: '{metric} of {range} ({of}) rose by more than {limit}: {value}, from {before} of {beforeRange}',
      below: '{metric} of {range} ({of}) fell by more than {limit}: {value}, from {before} of {beforeRange}',
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
    sentence: {
      first: 'Tell me when <seller></seller> <event></event>',
      none: 'Tell me when <seller></seller> <event></event> for <days></days>',
    },
    subject: '{kind} {name}',
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
    sentence:
      'Tell me when the share of commission lost <whose></whose> in <currency></currency> in a settled month is at least <limit></limit> <by></by>, with <sample></sample> or more',
    told: '{share} of the commission first reported for {month} ({of}) was gone when it settled, against {before} in the {months, plural, one {month} other {# months}} before. Sample: {conversions, plural, one {# conversion} other {# conversions}}, and {earlier, number} before',
  },
  goal: {
    label: 'A goal falls behind or ends',
    sentence: {
      behind: 'Tell me when a goal <event></event> by more than <limit></limit>',
      ended: 'Tell me when a goal <event></event>',
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
    sentence: 'Tell me when <campaign></campaign> <pace></pace>',
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
    label: 'A product cannot be bought',
    sentence: {
      any: 'Tell me when a product <brand></brand> can no longer be bought, <clicked></clicked>',
      clicked:
        'Tell me when a product <brand></brand> can no longer be bought, <clicked></clicked> <clicks></clicks> in <days></days>',
    },
    told: {
      out: '{name} is out of stock{known, select, yes { since {since}} other {}}{counted, select, yes {: {count, plural, one {# click} other {# clicks}} in {range}} other {}}',
      inactive:
        '{name} is inactive{known, select, yes { since {since}} other {}}{counted, select, yes {: {count, plural, one {# click} other {# clicks}} in {range}} other {}}',
      gone: '{name} is gone from the catalog, last listed {since}{counted, select, yes {: {count, plural, one {# click} other {# clicks}} in {range}} other {}}',
      more: '{count, plural, one {# more product that is} other {# more products that are}} out of stock, inactive or gone{counted, select, yes { had clicks in {range}} other {}}',
    },
  },
  linksBroken: {
    label: 'Links to products that cannot be bought, weekly',
    sentence: 'Tell me once a week which links lead to <products></products> that cannot be bought',
    more: '{count, plural, one {# more product} other {# more products}}',
    told: {
      counted:
        '{count, plural, one {# link leads} other {# links lead}} to products that cannot be bought, with {clicks, plural, one {# lost click} other {# lost clicks}} in {range}: {names}',
      notCounted:
        '{count, plural, one {# link leads} other {# links lead}} to products that cannot be bought. The clicks of the last week are not completely loaded: {names}',
    },
  },
  rateChanged: {
    label: 'A listed commission changes',
    sentence: 'Tell me when the listed commission of a product <brand></brand> changes',
    told: {
      rose: 'The listed commission of {name} rose from {before} to {after}, between {since} and {day}',
      fell: 'The listed commission of {name} fell from {before} to {after}, between {since} and {day}',
      more: 'The listed commission of {count, plural, one {# more product} other {# more products}} changed by {day}',
    },
  },
  monthReady: {
    label: 'A month is ready to close',
    sentence: 'Tell me when a month in <currency></currency> is ready to close',
    told: '{month} is ready to close: all its figures are settled, with {commission} commission',
  },
  closedDiffers: {
    label: 'A closed month differs',
    sentence:
      'Tell me when the commission of a closed month in <currency></currency> differs by more than <limit></limit>',
    told: 'The commission of {month}, which is closed, now differs by {difference}, more than {limit}',
    corrected:
      'Correction: the commission of {month}, which is closed, now differs by {difference}, not more than {limit}',
  },
  stepDue: {
    label: 'A next step is due',
    sentence: 'Tell me when a next step <whose></whose> on the creator desk is due',
    told: '{name}: {step} (due {day})',
  },
  keyRejected: {
    label: 'The API rejects a key',
    sentence: 'Tell me when the API rejects a key',
    told: {
      seller: 'The API rejects the seller key. Replace it to load new data.',
      creator: 'The API rejects the creator key. Replace it to create links.',
    },
  },
  notRefreshed: {
    label: 'No report data is loaded',
    sentence: 'Tell me when no report data is loaded for <hours></hours>',
    told: 'No report data loaded for more than {hours, plural, one {# hour} other {# hours}}. Last loaded {since}.',
  },
} as const;
