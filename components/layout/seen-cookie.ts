/** The names of pages that have been opened. */
export const seenCookie = 'partnerdeck-seen';

const separator = '.';

export const readSeen = (value: string | undefined): string[] => (value ? value.split(separator) : []);

export const writeSeen = (names: Iterable<string>): string => [...names].join(separator);
