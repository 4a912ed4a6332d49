/** The name of a row: one line, or two on a phone, where one would hold fifteen letters. */
export const rowName = 'truncate font-medium max-sm:line-clamp-2 max-sm:leading-4 max-sm:whitespace-normal';
