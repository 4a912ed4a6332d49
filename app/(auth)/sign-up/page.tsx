import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getRuntime } from '@/app/_server/runtime';
import { readMember } from '@/app/_server/session';
import { AccountForm } from '@/components/settings/account/account-form';
import { ClosedDoor } from '@/components/settings/account/closed-door';
import { readCallbackPath } from '@/lib/accounts/callback-path';
import { maySignUp } from '@/lib/accounts/ways-in';
import { signUpByForm } from './actions';

export const metadata: Metadata = { title: 'Create an account' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignUpPage({ searchParams }: Props) {
  const path = readCallbackPath((await searchParams).callbackUrl);
  const member = await readMember();
  if (member && !member.demo) redirect(path);
  const { environment } = await getRuntime();
  if (!maySignUp(environment, { invited: false })) {
    return (
      <ClosedDoor title="Sign-up is closed">
        {maySignUp(environment, { invited: true })
          ? 'You need an invitation. Ask a member for a link.'
          : 'New accounts are closed. If you have an account, sign in.'}
      </ClosedDoor>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">Create an account</h1>
        <p className="text-sm text-muted">You get your own workspace, ready for your API keys.</p>
      </div>
      <AccountForm action={signUpByForm} hidden={{ callbackUrl: path }} askWorkspace label="Create account" />
      <p className="text-center text-sm text-muted">
        Have an account?{' '}
        <Link href="/sign-in" className="font-medium text-accent hover:underline">
          Sign in
        </Link>
      </p>
    </div>
  );
}
