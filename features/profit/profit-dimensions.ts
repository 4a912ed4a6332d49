import { isGroupDimension } from '@/lib/data/group-dimensions';
import { listDimensions } from '@/lib/data/reporting/dimensions';

/** What profit can be grouped by. Named groups may overlap, so they only filter it. */
export const profitDimensions = listDimensions('reports').filter((name) => !isGroupDimension(name));
