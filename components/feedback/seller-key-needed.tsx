'use client';

import { useQuery } from '@tanstack/react-query';
import { CurrentExample } from '@/components/feedback/examples/current-example';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { KeyRound } from '@/components/ui/icons';
import { connectionsOptions } from '@/lib/client/connections';
import { useLanguage } from '@/lib/language/use-language';

/** Shown instead of content that needs a seller key. */
export function SellerKeyNeeded() {
  const { t } = useLanguage();
  const { data } = useQuery(connectionsOptions());
  const otherApi = data?.connections.some((key) => key.family === 'seller' && key.otherApi) ?? false;
  return (
    <Card>
      <EmptyState
        icon={<KeyRound />}
        title={t('feedback.sellerKey.title')}
        action={
          <ButtonLink href="/settings/connections" variant="primary">
            {t('feedback.failure.openConnections')}
          </ButtonLink>
        }
      >
        {t(otherApi ? 'feedback.sellerKey.otherApi' : 'feedback.sellerKey.add')}
      </EmptyState>
      <CurrentExample />
    </Card>
  );
}
