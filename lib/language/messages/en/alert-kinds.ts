/** What rules can tell, by kind. */
export const alertKinds = {
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
  linksBroken: {
    label: 'Links to products that cannot be bought, weekly',
    about: {
      all: 'Once a week: links to products that are out of stock, inactive or gone from the catalog',
      group:
        'Once a week: links to products of {name} that are out of stock, inactive or gone from the catalog',
    },
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
} as const;
