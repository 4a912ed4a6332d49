import Link from 'next/link';
import { redirect } from 'next/navigation';
import { readLanguage, titled } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { readMember } from '@/app/_server/session';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { maySignUp } from '@/features/people/accounts/ways-in';
import { AccountForm } from '@/features/people/screens/account-form';
import { ClosedDoor } from '@/features/people/screens/closed-door';
import { signUpByForm } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.signUp'));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignUpPage({ searchParams }: Props) {
  const { t } = await readLanguage();
  const path = readCallbackPath((await searchParams).callbackUrl);
  const member = await readMember();
  if (member && !member.demo) redirect(path);
  const { environment } = await getRuntime();
  if (!maySignUp(environment, { invited: false })) {
    return (
      <ClosedDoor title={t('auth.signUp.closed')}>
        {t(
          maySignUp(environment, { invited: true })
            ? 'auth.signUp.invitationNeeded'
            : 'auth.signUp.closedForAll',
        )}
      </ClosedDoor>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('pages.signUp')}</h1>
        <p className="text-sm text-muted">{t('auth.signUp.description')}</p>
      </div>
      <AccountForm
        action={signUpByForm}
        hidden={{ callbackUrl: path }}
        askWorkspace
        label={t('auth.signUp.submit')}
      />
      <p className="text-center text-sm text-muted">
        {t.rich('auth.signUp.haveAccount', {
          link: (chunks) => (
            <Link href="/sign-in" className="font-medium text-accent hover:underline">
              {chunks}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
