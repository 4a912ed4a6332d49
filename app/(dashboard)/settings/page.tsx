import { redirect } from 'next/navigation';
import { may } from '@/lib/accounts/member';
import { requireMember } from '@/lib/accounts/session';

export default async function SettingsPage() {
  const { role } = await requireMember();
  redirect(may(role, 'view') ? '/settings/connections' : '/settings/account');
}
