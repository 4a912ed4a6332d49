/** Something the person at the terminal can put right; the message is one sentence. */
export class UsageError extends Error {}
