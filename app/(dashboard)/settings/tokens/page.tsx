import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { liveAddressesOptions } from '@/features/live/client/live';
import { LiveAddresses } from '@/features/live/screens/live-addresses';
import { TokenForm } from '@/features/settings/screens/token-form';
import { TokenRow } from '@/features/settings/screens/token-row';
import { getQueryClient } from '@/lib/client/client';
import { pageScope } from '@/lib/server/accounts/page-scope';
import { listTokens, tokensOf } from '@/lib/server/tokens/list-tokens';
import { usualDays } from '@/lib/server/tokens/new-token';
import { scopesOf } from '@/lib/server/tokens/scopes';
import { makeToken, revoke } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.tokens'));

export default scoped(async function TokensPage() {
  const { t } = await readLanguage();
  const context = await pageContext();
  const { member, db } = context;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(liveAddressesOptions());
  const scope = pageScope(member);
  const tokens = await listTokens(db, tokensOf(member));
  const now = new Date();
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader
        tabbed
        title={t('pages.tokens')}
        description={t('tokens.description', { workspace: member.workspaceName })}
      />
      <TokenForm scopes={scopesOf(member)} usualDays={usualDays} action={makeToken.bind(null, scope)} />
      <Card flush title={t('tokens.list.title')}>
        {tokens.length === 0 ? (
          <EmptyState title={t('tokens.list.none')}>{t('tokens.list.noneHint')}</EmptyState>
        ) : (
          <ul className="divide-y divide-border border-t border-border">
            {tokens.map(({ id, name, email, scopes, lastFour, expiresAt, lastUsedAt }) => (
              <TokenRow
                key={id}
                token={{
                  ...{ id, name, email, scopes, lastFour },
                  expiresAt: expiresAt.toISOString(),
                  lastUsedAt: lastUsedAt?.toISOString() ?? null,
                  expired: expiresAt <= now,
                }}
                revoke={revoke.bind(null, scope)}
              />
            ))}
          </ul>
        )}
      </Card>
      <LiveAddresses />
    </HydrationBoundary>
  );
});
