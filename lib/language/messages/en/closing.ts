export const closing = {} as const;
