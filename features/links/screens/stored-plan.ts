import { withStorage } from '@/lib/client/browser-storage';
import { currentScope } from '@/lib/client/client';

/** The typed input of a batch, before it is sent. */
export type BatchPlan = {
  text: string;
  subids: string;
  name: string;
  /** The initial lines: products chosen on another page. */
  chosen: string;
};

export const emptyPlan: BatchPlan = { text: '', subids: '', name: '', chosen: '' };

export const storedPlanKey = 'partnerdeck-batch-plan';

/** Stores typed text in this tab, in case the person leaves the page and comes back. */
export function storePlan(plan: BatchPlan): void {
  const stored = JSON.stringify({ ...plan, scope: currentScope() });
  withStorage(() => sessionStorage.setItem(storedPlanKey, stored), undefined);
}

/** The stored text of the same person in the same workspace. */
export function readStoredPlan(): BatchPlan | undefined {
  const stored = withStorage<unknown>(
    () => JSON.parse(sessionStorage.getItem(storedPlanKey) ?? 'null'),
    null,
  );
  if (!isPlan(stored) || stored.scope !== currentScope()) return undefined;
  const { text, subids, name, chosen } = stored;
  return { text, subids, name, chosen };
}

export function clearPlan(): void {
  withStorage(() => sessionStorage.removeItem(storedPlanKey), undefined);
}

function isPlan(value: unknown): value is BatchPlan & { scope?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(emptyPlan).every((field) => typeof Reflect.get(value, field) === 'string')
  );
}
