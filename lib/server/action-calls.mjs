import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The server actions under way, by request. The framework bundles this module apart from the server: both meet here.
 * @type {AsyncLocalStorage<{ begun: boolean }>}
 */
const calls = globalThis.partnerdeckActionCalls ?? new AsyncLocalStorage();
globalThis.partnerdeckActionCalls = calls;

/** Runs a request that may call a server action. */
export const runActionCall = (call, run) => calls.run(call, run);

/** An action calls this once its arguments are checked. An error from then on is ours, not the client's. */
export function noteActionBegun() {
  const call = calls.getStore();
  if (call) call.begun = true;
}
