/** Something the person at the terminal can put right. The message is one sentence. */
export class BackupError extends Error {}
