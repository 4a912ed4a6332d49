/** Where fingers press: what is pressed is larger there. The variant `touch` of the styles asks the same. */
export const touchQuery = '(max-width: 639px), (pointer: coarse)';
