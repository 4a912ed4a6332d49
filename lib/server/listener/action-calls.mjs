import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Running server actions by request. A global, because the framework bundles this module separately from the server.
 * @type {AsyncLocalStorage<{ started: boolean }>}
 */
const calls = globalThis.partnerdeckActionCalls ?? new AsyncLocalStorage();
globalThis.partnerdeckActionCalls = calls;

/** Runs a request that may call a server action. */
export const runActionCall = (call, run) => calls.run(call, run);

/** Called after an action has validated its arguments. Later errors are ours, not the client's. */
export function markActionStarted() {
  const call = calls.getStore();
  if (call) call.started = true;
}
