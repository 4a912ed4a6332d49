import { Banner } from '@/components/ui/banner';

const sentences: Record<string, string> = {
  CredentialsSignin: 'Wrong e-mail or password.',
  throttled: 'Too many attempts. Try again in a few minutes.',
  forbidden: 'You do not have access. Ask for an invitation.',
  conflict: 'An account with this e-mail already exists. Sign in with its password.',
  database_down: 'The database does not answer.',
  internal: 'Something went wrong on our side. It has been logged; try again in a moment.',
  OAuthCallback: 'The sign-on service refused, or the attempt took too long. Try again.',
  OAuthSignin: 'The sign-on service cannot be reached.',
};

/** Words for the code that next-auth puts into the address; never the code itself. */
export function SignInError({ code }: { code: string | string[] | undefined }) {
  if (typeof code !== 'string') return null;
  return <Banner tone="error" title={sentences[code] ?? 'Sign-in failed. Try again.'} />;
}
