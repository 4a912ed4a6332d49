import { redirect } from 'next/navigation';
import { requireMember } from '@/app/_server/session';
import { may } from '@/lib/accounts/member';

export default async function SettingsPage() {
  const { role } = await requireMember();
  redirect(may(role, 'view') ? '/settings/connections' : '/settings/account');
}
