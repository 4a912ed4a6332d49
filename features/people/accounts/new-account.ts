import { isEmail } from '@/lib/access/email';
import { findNameProblem } from '@/lib/access/name-rule';
import { refuseOperatorAddress } from '@/lib/access/operators';
import type { NewAccount } from '@/lib/access/sign-up';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { findPasswordProblem } from '@/lib/base/password-rule';
import type { FieldIssue } from '@/lib/contract/query-string';
import { readTypedAddress } from '@/lib/language/format/typed-text';

/**
 * Reads and validates a sign-up form. Throws Failure `invalid_input` with each invalid field, and `conflict` for the address
 * of someone who runs the installation.
 */
export function readNewAccount(environment: Pick<Environment, 'OPERATORS'>, form: FormData): NewAccount {
  const read = (field: string) => String(form.get(field) ?? '');
  const account = {
    name: read('name').trim(),
    email: readTypedAddress(read('email')),
    password: read('password'),
  };
  const issues: FieldIssue[] = [];
  const unnamed = findNameProblem(account.name, 'Enter your name');
  if (unnamed) issues.push({ field: 'name', message: unnamed });
  if (!isEmail(account.email)) issues.push({ field: 'email', message: 'Enter an e-mail address' });
  const problem = findPasswordProblem(account.password, account.email);
  if (problem) issues.push({ field: 'password', message: problem });
  if (issues.length > 0) throw new Failure('invalid_input', 'Check the fields below.', { issues });
  refuseOperatorAddress(environment, account.email);
  return account;
}
