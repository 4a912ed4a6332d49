/** A count of things in English, such as "1 margin" and "2 margins". */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
