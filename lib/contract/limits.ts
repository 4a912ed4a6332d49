/** Limits of the API. API: Limits. */
export const limits = {
  page: { min: 1, max: 100, default: 25 },
  programReportPage: { min: 1, max: 500, default: 100 },
  cursorLength: 512,
  subidLength: { min: 1, max: 256 },
  bonusRangeDays: 90,
} as const;
