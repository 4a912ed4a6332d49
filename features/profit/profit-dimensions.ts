import { listDimensions } from '@/lib/data/reporting/dimensions';

/** What profit can be grouped by. Named groups may overlap. */
export const profitDimensions = listDimensions('reports');
