export const notes = {} as const;
