import { auditActions } from '@/lib/accounts/audit-actions';

/** An action in words; one from a newer version as it came. */
export function describeAction(action: string): string {
  return Object.entries(auditActions).find(([name]) => name === action)?.[1] ?? action;
}

/** Who did it, in words; `person` is null for what was done at the server, and for accounts that were deleted since. */
export function nameActor({ person, action }: { person: string | null; action: string }): string {
  return person ?? (action.endsWith('.server') ? 'Server administrator' : 'Deleted account');
}
