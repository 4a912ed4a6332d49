import Link from 'next/link';
import { redirect } from 'next/navigation';
import { readLanguage, titled } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { readMember } from '@/app/_server/session';
import { FormField } from '@/components/form/form-field';
import { SubmitForm } from '@/components/form/submit-form';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { oidcProvider } from '@/features/people/accounts/oidc';
import { maySignUp, offersReset } from '@/features/people/accounts/ways-in';
import { EmailField } from '@/features/people/screens/email-field';
import { SignInError } from '@/features/people/screens/sign-in-error';
import { SingleSignOn } from '@/features/people/screens/single-sign-on';
import { isDemoOn } from '@/lib/base/environment';
import { signInByPassword, signInToDemo } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.signIn'));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const { t } = await readLanguage();
  const { callbackUrl, error } = await searchParams;
  const path = readCallbackPath(callbackUrl);
  const member = await readMember();
  // A demo visitor may want to sign in to, or create, an account.
  if (member && !member.demo) redirect(path);
  const { environment } = await getRuntime();
  const passwords = environment.PASSWORD_SIGN_IN === 'on';
  const signUp = path === '/' ? '/sign-up' : `/sign-up?callbackUrl=${encodeURIComponent(path)}`;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('pages.signIn')}</h1>
        <p className="text-sm text-muted">{t(path === '/' ? 'auth.signIn.welcome' : 'auth.signIn.goOn')}</p>
      </div>
      <SignInError code={error} />
      {isDemoOn(environment) ? (
        <div className="grid gap-2">
          <SubmitForm action={signInToDemo} hidden={{ callbackUrl: path }} label={t('auth.signIn.demo')} />
          <p className="text-center text-xs text-muted">{t('auth.signIn.demoHint')}</p>
        </div>
      ) : null}
      {isDemoOn(environment) ? <Divider>{t('auth.signIn.or')}</Divider> : null}
      {passwords ? (
        <SubmitForm
          action={signInByPassword}
          hidden={{ callbackUrl: path }}
          label={t('pages.signIn')}
          variant={isDemoOn(environment) ? 'secondary' : 'primary'}
        >
          <EmailField />
          <FormField
            name="password"
            label={t('auth.password')}
            type="password"
            autoComplete="current-password"
            required
          />
        </SubmitForm>
      ) : null}
      {offersReset(environment) ? (
        <Link href="/forgot" className="justify-self-center text-sm font-medium text-accent hover:underline">
          {t('pages.forgot')}
        </Link>
      ) : null}
      {oidcProvider(environment) ? <SingleSignOn callbackUrl={path} /> : null}
      {maySignUp(environment, { invited: false }) ? (
        <p className="text-center text-sm text-muted">
          {t.rich('auth.signIn.new', {
            link: (chunks) => (
              <Link href={readCallbackPath(signUp)} className="font-medium text-accent hover:underline">
                {chunks}
              </Link>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}

function Divider({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {children}
    </div>
  );
}
