import type { Statement } from './statement-shape';

/** A statement for people outside: without notes, invoices and names of colleagues. */
export const toOutside = (statement: Statement): Statement => ({
  ...statement,
  closing: statement.closing && { ...statement.closing, closedBy: null, note: null },
  invoices: [],
});
