'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { useLanguage } from '@/lib/language/use-language';

type Props = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** A link to sign in and return to this page, for an ended session. */
export function SignInLink(props: Props) {
  const { t } = useLanguage();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const callbackUrl = search ? `${pathname}?${search}` : pathname;
  return (
    <ButtonLink {...props} href={{ pathname: '/sign-in', query: { callbackUrl } }}>
      {t('ui.signIn')}
    </ButtonLink>
  );
}
