import Link from 'next/link';
import { redirect } from 'next/navigation';
import { readLanguage, titled } from '@/app/_server/language';
import { readPendingToken } from '@/app/_server/pending-token';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { FactorCodeField } from '@/features/people/screens/factor-code-field';
import { PasskeySignIn } from '@/features/people/screens/passkey-sign-in';
import { findPending } from '@/features/people/second-factor/pending-sign-in';
import { readFactors } from '@/features/people/second-factor/read-factors';
import { askForPasskey, finishSignIn } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.secondStep'));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SecondStepPage({ searchParams }: Props) {
  const { t } = await readLanguage();
  const path = readCallbackPath((await searchParams).callbackUrl);
  const token = await readPendingToken();
  const { db } = await getRuntime();
  const pending = await findPending(db, token);
  const signIn = readCallbackPath(
    path === '/' ? '/sign-in' : `/sign-in?callbackUrl=${encodeURIComponent(path)}`,
  );
  if (!pending) redirect(signIn);
  const { app, passkeys } = await readFactors(db, pending.userId);
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('pages.secondStep')}</h1>
        <p className="text-sm text-muted">{t('auth.factor.hint')}</p>
      </div>
      {passkeys.length > 0 ? (
        <PasskeySignIn ask={askForPasskey} finish={finishSignIn} callbackUrl={path} />
      ) : null}
      <SubmitForm
        action={finishSignIn}
        hidden={{ callbackUrl: path }}
        label={t('pages.signIn')}
        variant={passkeys.length > 0 ? 'secondary' : 'primary'}
      >
        <FactorCodeField app={app !== null} />
      </SubmitForm>
      <p className="text-center text-sm text-muted">{t('auth.factor.lost')}</p>
      <Link href={signIn} className="justify-self-center text-sm font-medium text-accent hover:underline">
        {t('auth.factor.again')}
      </Link>
    </div>
  );
}
