/** Maximum number of links that a request may archive or restore. */
export const archivedAtOnce = 500;
