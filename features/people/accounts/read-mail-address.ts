import { normalizeEmail } from '@/lib/access/email';
import { Failure } from '@/lib/base/failure';
import { isMailAddress } from '@/lib/base/mail-address';
import { readTypedAddress } from '@/lib/language/format/typed-text';

/** Reads an address that mail can be sent to. Throws Failure `invalid_input` for the field `email`. */
export function readMailAddress(given: string): string {
  const email = normalizeEmail(readTypedAddress(given));
  if (isMailAddress(email)) return email;
  const issues = [{ field: 'email', message: 'Enter an e-mail address' }];
  throw new Failure('invalid_input', 'Check the field below.', { issues });
}
