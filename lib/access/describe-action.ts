import type { Translate } from '@/lib/language/translate';
import { auditActions } from './audit-actions';

/** Describes an action. Returns an action of a newer version unchanged. */
export function describeAction(t: Translate, action: string): string {
  const [, key] = Object.entries(auditActions).find(([name]) => name === action) ?? [];
  return key ? t(`audit.actions.${key}`) : action;
}

/** Names the actor. `person` is null for actions on the server, without a session, and of deleted accounts. */
export function nameActor(
  t: Translate,
  { person, action }: { person: string | null; action: string },
): string {
  if (person !== null) return person;
  if (action === 'password.link.mail') return t('audit.signedOut');
  return t(action.endsWith('.server') ? 'audit.serverAdministrator' : 'audit.deletedAccount');
}
