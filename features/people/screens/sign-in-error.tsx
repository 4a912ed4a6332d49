'use client';

import { Banner } from '@/components/ui/banner';
import { useLanguage } from '@/lib/language/use-language';

const codes = [
  'CredentialsSignin',
  'throttled',
  'forbidden',
  'conflict',
  'database_down',
  'disk_full',
  'internal',
  'OAuthCallback',
  'OAuthSignin',
] as const;

/** Describes the error code that next-auth puts in the URL. Never shows the code itself. */
export function SignInError({ code }: { code: string | string[] | undefined }) {
  const { t } = useLanguage();
  if (typeof code !== 'string') return null;
  const known = codes.find((name) => name === code) ?? 'other';
  return <Banner tone="error" title={t(`auth.errors.${known}`)} />;
}
