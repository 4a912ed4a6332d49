import { withStorage } from '@/lib/browser-storage';
import { heldScope } from '@/lib/query/client';

/** A batch as it is typed, before it is sent. */
export type BatchPlan = {
  text: string;
  subids: string;
  name: string;
  /** The lines it began with: products chosen on another page. */
  chosen: string;
};

export const emptyPlan: BatchPlan = { text: '', subids: '', name: '', chosen: '' };

export const keptPlanKey = 'partnerdeck-batch-plan';

/** Stores typed text in this tab, for a person who leaves the page and comes back. */
export function keepPlan(plan: BatchPlan): void {
  const kept = JSON.stringify({ ...plan, scope: heldScope() });
  withStorage(() => sessionStorage.setItem(keptPlanKey, kept), undefined);
}

/** What the same person left in the same workspace. */
export function readKeptPlan(): BatchPlan | undefined {
  const kept = withStorage<unknown>(() => JSON.parse(sessionStorage.getItem(keptPlanKey) ?? 'null'), null);
  if (!isPlan(kept) || kept.scope !== heldScope()) return undefined;
  const { text, subids, name, chosen } = kept;
  return { text, subids, name, chosen };
}

export function forgetPlan(): void {
  withStorage(() => sessionStorage.removeItem(keptPlanKey), undefined);
}

function isPlan(value: unknown): value is BatchPlan & { scope?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(emptyPlan).every((field) => typeof Reflect.get(value, field) === 'string')
  );
}
