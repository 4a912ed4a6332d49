import { listDimensions } from '@/lib/data/terms/datasets';

/** What profit can be grouped by. Named groups may overlap. */
export const profitDimensions = listDimensions('reports');
