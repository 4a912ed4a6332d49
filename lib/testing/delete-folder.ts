import { rm } from 'node:fs/promises';

/** Deletes a folder of tests. Processes and databases that have just ended may still change it. */
export const deleteFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
