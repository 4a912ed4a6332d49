import { Failure } from '@/lib/base/failure';
import { type Role, roles } from '@/lib/server/identity/schema';

/** Parses a role from a form. Throws Failure `invalid_input`. */
export function readRole(value: unknown): Role {
  const role = roles.find((name) => name === value);
  if (role) return role;
  const message = `Choose one of ${roles.join(', ')}`;
  throw new Failure('invalid_input', message, { issues: [{ field: 'role', message }] });
}
