/** Limits of rules. `name` and `id` are characters; `quietDays` are days without a sale, and `hours` without a refresh. */
export const alertLimits = {
  name: 100,
  id: 200,
  days: 90,
  quietDays: 180,
  clicks: 1_000_000,
  conversions: 1_000_000,
  hours: 720,
  perHour: 100,
} as const;

const decimal = /^\d{1,12}(\.\d{1,4})?$/;

/** What is wrong with the limit of a rule; null if it is valid. */
export const findDecimalProblem = (text: string): string | null =>
  decimal.test(text)
    ? null
    : 'must be a number from 0, such as 1500.50, with at most 4 digits after the point';
