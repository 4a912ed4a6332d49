import { getRuntime } from '@/lib/runtime';
import type { Call } from './call';
import type { Lane } from './resilience';

/** Calls with the keys of one workspace, on this process's runtime. See Gateway for what `lane` means. */
export function callFor(workspaceId: string, lane: Lane = 'page'): Call {
  return async (id, input, options) => {
    const { gateway } = await getRuntime();
    return gateway.callFor(workspaceId, lane)(id, input, options);
  };
}
