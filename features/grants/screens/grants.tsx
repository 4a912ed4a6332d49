'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { liveAddressesOptions, sharesOptions, tokensOptions } from '@/features/grants/client/grants';
import type { ShownAddress } from '@/features/grants/shown-grant';
import type { Scope } from '@/lib/access/scopes';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { shareKinds } from '@/lib/pages/shared-page';
import { GrantList } from './grant-list';

const TokenDialog = later(() => import('./token-dialog').then((module) => module.TokenDialog));

/** API tokens, and the button that creates one with some of these scopes. */
export function Tokens({ scopes }: { scopes: readonly Scope[] }) {
  const { t } = useLanguage();
  const [creates, setCreates] = useState(false);
  return (
    <>
      <GrantList
        kind="token"
        read={useQuery({ ...tokensOptions(), select: ({ tokens }) => tokens })}
        describe={(_, { scopes }) => [scopes.join(', ')]}
        actions={
          <Button variant="primary" onClick={() => setCreates(true)}>
            {t('tokens.menu')}
          </Button>
        }
      />
      {creates ? <TokenDialog scopes={scopes} onClose={() => setCreates(false)} /> : null}
    </>
  );
}

export function LiveAddresses() {
  return (
    <GrantList
      kind="live"
      read={useQuery({ ...liveAddressesOptions(), select: ({ addresses }) => addresses })}
      describe={(language, address) => [
        language.t(`live.lists.${address.list}`),
        ...describeView(language, address),
      ]}
    />
  );
}

export function Shares() {
  return (
    <GrantList
      kind="share"
      read={useQuery({ ...sharesOptions(), select: ({ shares }) => shares })}
      describe={(language, share) => [
        language.t(`shares.kinds.${shareKinds[share.page]}`),
        ...describeView(language, share),
        ...(share.locked ? [language.t('grants.share.locked')] : []),
        ...(share.views > 0 ? [language.t('grants.share.views', { views: share.views })] : []),
      ]}
    />
  );
}

/** The days and filters of a page or list. */
function describeView(
  { t, format }: Language,
  { range, filters }: Pick<ShownAddress, 'range' | 'filters'>,
): string[] {
  if (range === null) return filters;
  const days =
    typeof range === 'string' ? t(`filters.range.names.${range}`) : format.dayRange(range.from, range.to);
  return [days, ...filters];
}
