export const profit = {
  description: 'What remains of sales after commission, at your margins.',
  cpc: 'CPC break-even',
  cpcDescription: 'What clicks cost, and what they are worth at your margins.',
  failed: 'Profit could not be loaded',
  reading: 'Loading report rows',
  rankBy: 'Rank by',
  noMargin: 'No margin',
  setMarginFor: 'Set for {brand}',
  first: {
    title: 'Add a margin to see profit',
    set: 'A margin is what remains of a sale after the product’s own costs.',
    brand: { title: 'For a brand', text: 'The quickest start. It counts for all products of the brand.' },
    product: { title: 'For a category or product', text: 'It counts before the margin of the brand.' },
    file: { title: 'From a file', text: 'Many margins at once, as CSV or pasted lines.' },
  },
  notice: {
    loading: 'Categories are loading.',
    untilThen: 'Until then, only margins of products count.',
    failed: 'Categories could not be loaded.',
    onlyProducts: 'Only margins of products count.',
    uncovered:
      '{sales} of sales ({share}) have no margin. No profit figure counts them. <link>Set margins</link>',
    costsLeftOut: 'The filters leave out {costs} of costs: nobody knows which part of them matches.',
    seeCosts: '<link>See costs</link>',
    credited:
      'Marketplaces credited {credited} of the bonus for {count, plural, one {# month} other {# months}} of these days, estimated at {estimate}: {change}. Figures count the estimate.',
    seeCredits: '<link>See bonus credits</link>',
    onlyCommission: 'No costs beside commission are entered for these days. <link>Enter costs</link>',
  },
  estimate: {
    title: 'Expected net profit',
    amount: '≈ {amount}',
    range: 'when all days have settled (range {low} to {high}). Reported so far: {reported}.',
    afterCosts: 'After costs ≈ {amount} (range {low} to {high}).',
    tested:
      'For {count, plural, one {# settled month} other {# settled months}}, the same method would have been off by {sales} for sales and {commission} for commission on average.',
    without:
      '{count, plural, one {# day is left out: it has no estimate yet.} other {# days are left out: they have no estimate yet.}}',
  },
  unassigned: {
    brand: 'Not assigned to a brand',
    creator: 'Not assigned to a creator',
    other: 'Not assigned to a {dimension}',
    meaning: 'Costs that belong to no line. The total counts them.',
  },
  below: {
    title: 'Below break-even',
    none: 'No CPC {noun} are known to be below break-even.{unknown, plural, =0 {} one { # has no margin.} other { # have no margin.}}',
    total:
      '{losing, number} of {groups, number} CPC {noun} are below break-even: their clicks cost more than they are worth.{unknown, plural, =0 {} one { # has no margin.} other { # have no margin.}}',
    entry: '<name>{group}.</name> <text>{worth}.</text>',
    more: '{count, number} more in the table.',
  },
  breakEven: {
    header: 'Against break-even',
    description: 'What a click costs, and what it is worth at your margins.',
    unknown: 'Without a margin, what a click is worth is unknown',
    noClicks: 'No clicks with a margin',
    lost: 'A click costs {cost} and is worth {worth}: {clicks, plural, one {# click} other {# clicks}} lost {amount}',
    made: 'A click costs {cost} and is worth {worth}: {clicks, plural, one {# click} other {# clicks}} made {amount}',
  },
  values: {
    netProfit: {
      label: 'Net profit',
      meaning: 'Sales times margin, less commission. Rows without a margin are left out.',
    },
    netProfitWithBonus: {
      label: 'With BRB',
      meaning: 'Net profit plus the brand referral bonus estimate of brands with a margin.',
    },
    returnOnCommission: {
      label: 'Return on commission',
      meaning: 'Net profit per commission: 50% means half a unit of profit per unit paid.',
    },
    grossProfit: {
      label: 'Gross profit',
      meaning: 'Each sale times its margin.',
    },
    commission: {
      label: 'Commission',
      meaning: 'Commission of all rows, with a margin or without.',
    },
    costPerClick: {
      label: 'Cost per click',
      meaning: 'Commission per click, of rows with a margin.',
    },
    breakEvenCpc: {
      label: 'Break-even CPC',
      meaning: 'What a click is worth: gross profit per click. A click that costs more loses money.',
    },
    clicks: {
      label: 'Clicks',
      meaning: 'Clicks of all rows.',
    },
    sales: {
      label: 'Sales',
      meaning: 'Sales of all rows, with a margin or without.',
    },
    netProfitAfterCosts: {
      label: 'After costs',
      meaning: 'Net profit less the costs that were entered.',
    },
    costs: {
      label: 'Costs',
      meaning: 'Fees, samples, retainers and tools that were entered for these days.',
    },
    costPerConversion: {
      label: 'Cost per conversion',
      meaning: 'Commission of all rows and costs, per conversion.',
    },
    returnOnAllCost: {
      label: 'Return on all cost',
      meaning: 'Profit after costs, per unit of commission and costs.',
    },
    uncovered: {
      label: 'No margin',
      meaning: 'Share of sales without a margin. No profit figure counts them.',
    },
  },
} as const;
