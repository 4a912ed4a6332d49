export const metrics = {} as const;
