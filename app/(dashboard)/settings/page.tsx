import { redirect } from 'next/navigation';
import { scoped } from '@/app/_server/scoped';
import { requireMember } from '@/app/_server/session';
import { may } from '@/lib/access/member';

export default scoped(async function SettingsPage() {
  const { role } = await requireMember();
  redirect(may(role, 'view') ? '/settings/connections' : '/settings/account');
});
