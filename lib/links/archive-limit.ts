/** Links that one request may put away or bring back. */
export const archivedAtOnce = 500;
