export const batches = {} as const;
