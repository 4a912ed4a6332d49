/** Matches touch devices and phones, which get larger targets. Same as the CSS variant `touch`. */
export const touchQuery = '(max-width: 639px), (pointer: coarse)';
