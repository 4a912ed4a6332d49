/** Limits of notes, for form and server. */
export const noteLimits = { text: 500, days: 366 } as const;

/** More automatic notes of one kind and day than this become a single note with their number. */
export const maxApart = 3;
