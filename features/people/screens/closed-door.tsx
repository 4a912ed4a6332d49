'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { useLanguage } from '@/lib/language/use-language';

/** A public page without a form: says why, and links to sign-in. */
export function ClosedDoor({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-sm text-muted">{children}</p>
      <ButtonLink href="/sign-in" className="justify-self-start">
        {t('auth.goToSignIn')}
      </ButtonLink>
    </div>
  );
}
