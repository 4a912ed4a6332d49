/** Bounds of notes, in one place for form and server. */
export const noteLimits = { text: 500, days: 366, perWorkspace: 2_000 } as const;

/** Automatic notes of a kind and day beyond this are one note with their number. */
export const mostApart = 3;
