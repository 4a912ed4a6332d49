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

/** Keeps in this tab what is typed, for whoever leaves the page and comes back. */
export function keepPlan(plan: BatchPlan): void {
  try {
    sessionStorage.setItem(keptPlanKey, JSON.stringify({ ...plan, scope: heldScope() }));
  } catch {
    // A browser that keeps nothing, or not as much, still has the page.
  }
}

/** What the same person left in the same workspace. */
export function readKeptPlan(): BatchPlan | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptPlanKey) ?? 'null');
    if (!isPlan(kept) || kept.scope !== heldScope()) return undefined;
    const { text, subids, name, chosen } = kept;
    return { text, subids, name, chosen };
  } catch {
    return undefined;
  }
}

export function forgetPlan(): void {
  try {
    sessionStorage.removeItem(keptPlanKey);
  } catch {
    // Nothing was kept.
  }
}

function isPlan(value: unknown): value is BatchPlan & { scope?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(emptyPlan).every((field) => typeof Reflect.get(value, field) === 'string')
  );
}
