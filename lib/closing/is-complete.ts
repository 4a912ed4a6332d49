import type { Statement } from './statement-shape';

/** Whether a statement counts all rows: it is closed, or every day of it and of its adjustments is loaded. */
export const isComplete = ({ closing, fresh }: Pick<Statement, 'closing' | 'fresh'>): boolean =>
  closing !== null || fresh.receipt.state === 'complete';
