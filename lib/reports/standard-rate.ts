/** The one name of a rate that is not the effective commission: that is of every payout model. */
export const standardRateInfo = {
  label: 'Standard commission rate',
  meaning: 'Commission divided by sales, standard payouts only. Compare it with the listed rate.',
} as const;
