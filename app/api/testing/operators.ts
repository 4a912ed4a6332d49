import type { Member } from '@/lib/access/member';
import { getRuntime } from '@/lib/runtime/runtime';

/** Has OPERATORS name a person, until the runtime closes. */
export async function makeOperator({ email }: Pick<Member, 'email'>): Promise<void> {
  const { environment } = await getRuntime();
  environment.OPERATORS.push(email);
}
