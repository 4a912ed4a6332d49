import type { CurrencySettlement } from './settlement-shape';

/** For the choice of the main currency: amounts of two are not comparable, but conversions are. */
export const countConversions = ({ currency, groups }: CurrencySettlement) => ({
  currency,
  figures: { clicks: groups.reduce((sum, { conversions }) => sum + conversions, 0) },
});
