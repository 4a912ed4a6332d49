'use client';

import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@/components/ui/button-class';
import { secondFactorOptions } from '@/features/people/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';
import { Confirmation } from './confirmation';
import { SecondFactorCard } from './second-factor-card';

/** Adds the second factor that the workspace requires, then goes on. */
export function RequiredFactor() {
  const { t } = useLanguage();
  const { data } = useQuery(secondFactorOptions());
  const added = data && (data.app !== null || data.passkeys.length > 0);
  return (
    <>
      <SecondFactorCard />
      {added ? (
        // A whole new page: the router may still hold the redirect to this one.
        <a href="/" className={buttonClass('primary', 'md', 'h-10 w-full')}>
          {t('auth.factor.goOn')}
        </a>
      ) : null}
      <Confirmation />
    </>
  );
}
