'use client';

import { CurrentExample } from '@/components/feedback/examples/current-example';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { KeyRound } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';

/** What the key is for. Earnings and health need that of a seller. */
type Props = { title: string; need: 'creator' | 'earnings' | 'health'; manages: boolean };

/** Shown instead of a page that needs a key of this kind. */
export function MissingKey({ title, need, manages }: Props) {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader tabbed title={title} />
      <Card>
        <EmptyState
          icon={<KeyRound />}
          title={t(`links.missingKey.${need}.title`)}
          action={
            manages ? (
              <ButtonLink href={{ pathname: '/settings/connections' }} variant="primary">
                {t(`links.missingKey.${need}.add`)}
              </ButtonLink>
            ) : null
          }
        >
          {t(manages ? `links.missingKey.${need}.mayAdd` : `links.missingKey.${need}.ask`)}
        </EmptyState>
        {need === 'creator' ? <CurrentExample /> : null}
      </Card>
    </>
  );
}
