export const creators = {} as const;
