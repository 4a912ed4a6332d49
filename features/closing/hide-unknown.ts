import type { CommissionParts, MonthAmounts, StatementReceipts } from './statement-shape';

/** The amounts that come from rows of reports, and those that come from BRB estimates. */
const amountsOf = {
  reports: ['sales', 'commission', 'settled', 'open'],
  bonus: ['bonus'],
} as const satisfies Record<keyof StatementReceipts, readonly (keyof (MonthAmounts & CommissionParts))[]>;

/** Sets amounts to null that are unknown, because no day of their rows is loaded. Zero would read as an amount. */
export const hideUnknown =
  <Row extends MonthAmounts>({ reports, bonus }: StatementReceipts) =>
  (row: Row): Row => {
    const names = [
      ...(reports.state === 'empty' ? amountsOf.reports : []),
      ...(bonus.state === 'empty' ? amountsOf.bonus : []),
    ];
    return { ...row, ...Object.fromEntries(names.filter((name) => name in row).map((name) => [name, null])) };
  };
