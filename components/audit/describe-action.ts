import { auditActions } from '@/lib/accounts/audit-actions';

/** An action in words; one from a newer version as it came. */
export function describeAction(action: string): string {
  return Object.entries(auditActions).find(([name]) => name === action)?.[1] ?? action;
}
