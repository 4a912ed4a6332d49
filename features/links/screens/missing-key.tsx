'use client';

import { KeyRound } from 'lucide-react';
import { CurrentExample } from '@/components/feedback/examples/current-example';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { KeyFamily } from '@/lib/contract/operations';
import { useLanguage } from '@/lib/language/use-language';

type Props = { title: string; family: KeyFamily; manages: boolean };

/** Shown instead of a page that needs a key of this kind. */
export function MissingKey({ title, family, manages }: Props) {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader tabbed title={title} />
      <Card>
        <EmptyState
          icon={<KeyRound />}
          title={t(`links.missingKey.${family}.title`)}
          action={
            manages ? (
              <ButtonLink href={{ pathname: '/settings/connections' }} variant="primary">
                {t(`links.missingKey.${family}.add`)}
              </ButtonLink>
            ) : null
          }
        >
          {t(manages ? `links.missingKey.${family}.mayAdd` : `links.missingKey.${family}.ask`)}
        </EmptyState>
        {family === 'creator' ? <CurrentExample /> : null}
      </Card>
    </>
  );
}
