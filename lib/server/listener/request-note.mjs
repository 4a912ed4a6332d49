import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What handlers say about the current request. `caller`: the credential that was recognised, and whom it stands for.
 * `actionStarted`: a server action has validated its arguments, so later errors are ours.
 * @typedef {{
 *   workspaceId?: string,
 *   requestId?: string,
 *   caller?: { credential: string, id: string },
 *   actionStarted?: boolean,
 * }} RequestNote
 */

/**
 * A global, because the framework bundles this module separately from the server.
 * @type {AsyncLocalStorage<RequestNote>}
 */
const notes = globalThis.partnerdeckRequestNotes ?? new AsyncLocalStorage();
globalThis.partnerdeckRequestNotes = notes;

/**
 * Runs a request with a note that its handlers fill in.
 * @template T
 * @param {RequestNote} note
 * @param {() => T} work
 * @returns {T}
 */
export const runWithNote = (note, work) => notes.run(note, work);

/** The note of the current request; a new one outside of a request. */
export const currentNote = () => notes.getStore() ?? {};

/**
 * Adds to the note of the current request.
 * @param {RequestNote} values
 */
export function noteRequest(values) {
  Object.assign(currentNote(), values);
}
