import { Failure } from '@/lib/failure';
import { type Role, roles } from './schema';

/** A role as a form sends it. Throws Failure `invalid_input`. */
export function readRole(value: unknown): Role {
  const role = roles.find((name) => name === value);
  if (role) return role;
  const message = `Choose one of ${roles.join(', ')}`;
  throw new Failure('invalid_input', message, { issues: [{ field: 'role', message }] });
}
