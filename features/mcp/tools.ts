import type { Operations } from '@/lib/api/operation';
import { catalogTools } from './catalog-tools';
import { deskTools } from './desk-tools';
import { ledgerTools } from './ledger-tools';
import { linkTools } from './link-tools';
import { reportTools } from './report-tools';
import type { MakeTool, Tool } from './tool';

/** Every tool by name. A new one is a `readTool` in the file of its noun. */
const makers: Record<string, MakeTool> = {
  ...catalogTools,
  ...deskTools,
  ...reportTools,
  ...ledgerTools,
  ...linkTools,
};

/** The tools of our operations. */
export const makeTools = (operations: Operations): ReadonlyMap<string, Tool> =>
  new Map(Object.entries(makers).map(([name, make]) => [name, make(operations)]));
