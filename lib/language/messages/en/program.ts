export const program = {} as const;
