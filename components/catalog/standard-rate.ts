/** The one name of a rate that is not the effective commission: that is of every payout model. */
export const standardRateInfo = {
  label: 'Standard commission rate',
  meaning: 'Commission per sales of the standard payout model alone: what a listed commission compares with.',
} as const;
