import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';

type Settings = Pick<Environment, 'SIGN_UP' | 'PASSWORD_SIGN_IN'>;
type ResetSettings = Pick<Environment, 'SMTP_URL' | 'PASSWORD_SIGN_IN'>;

/** Whether a new person may sign up with a password. `invited`: with an invitation. */
export function maySignUp(
  { SIGN_UP, PASSWORD_SIGN_IN }: Settings,
  { invited }: { invited: boolean },
): boolean {
  return PASSWORD_SIGN_IN === 'on' && (SIGN_UP === 'open' || (SIGN_UP === 'invited' && invited));
}

/** Throws Failure `forbidden` if a new person may not sign up. */
export function requireSignUp(settings: Settings, { invited }: { invited: boolean }): void {
  if (maySignUp(settings, { invited })) return;
  const message =
    settings.SIGN_UP === 'invited'
      ? 'New accounts are closed here. Ask for an invitation.'
      : 'New accounts are closed here.';
  throw new Failure('forbidden', message);
}

/** Whether people can have a reset link mailed to them. */
export const offersReset = ({ SMTP_URL, PASSWORD_SIGN_IN }: ResetSettings): boolean =>
  SMTP_URL !== undefined && PASSWORD_SIGN_IN === 'on';

/** Throws Failure `forbidden` if passwords are disabled. */
export function requirePasswords({ PASSWORD_SIGN_IN }: Pick<Settings, 'PASSWORD_SIGN_IN'>): void {
  if (PASSWORD_SIGN_IN === 'on') return;
  throw new Failure('forbidden', 'Passwords are switched off here. Use single sign-on.');
}
