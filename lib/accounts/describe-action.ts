import { auditActions } from '@/lib/accounts/audit-actions';
import type { Translate } from '@/lib/language/language';

/** An action in words; one from a newer version as it came. */
export function describeAction(t: Translate, action: string): string {
  const [, key] = Object.entries(auditActions).find(([name]) => name === action) ?? [];
  return key ? t(`audit.actions.${key}`) : action;
}

/** Who did it, in words; `person` is null for what was done at the server, and for accounts that were deleted since. */
export function nameActor(
  t: Translate,
  { person, action }: { person: string | null; action: string },
): string {
  return person ?? t(action.endsWith('.server') ? 'audit.serverAdministrator' : 'audit.deletedAccount');
}
