export const profit = {} as const;
