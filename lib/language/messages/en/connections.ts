export const connections = {} as const;
