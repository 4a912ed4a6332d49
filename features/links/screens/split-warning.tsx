'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { Split } from '@/components/ui/icons';
import { siblingsOptions } from '@/features/links/client/links';
import type { LinkDraft } from '@/features/links/draft';
import { findSplit } from '@/features/links/find-split';
import { useLanguage } from '@/lib/language/use-language';
import { ChipRow } from './chip-row';

type Props = { draft: LinkDraft; onPick: (subid1: string) => void };

/** Warns if another subid would split a product's clicks over many links, or if the link already exists. */
export function SplitWarning({ draft, onPick }: Props) {
  const { t } = useLanguage();
  const productId = useDeferredValue(draft.productId);
  const siblings = useQuery(siblingsOptions(productId, draft.marketplace)).data?.links ?? [];
  const split = findSplit(draft, productId === draft.productId ? siblings : []);
  if (!split) return null;
  if (split.kind === 'same') {
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded bg-accent-soft px-3 py-2 text-sm"
      >
        <span className="min-w-0 flex-1">{t('links.split.same')}</span>
        <CopyButton text={split.url} label={t('links.split.copy')} size="sm" />
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-2 rounded bg-warning-soft p-3 text-sm">
      <p className="flex gap-2">
        <Split aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>{t('links.split.warning', { links: split.links, next: split.links + 1 })}</span>
      </p>
      <ChipRow
        label={t('links.split.subids')}
        kind="recent"
        chips={split.subids.map((subid) => ({
          key: subid,
          text: subid,
          label: t('links.split.useSubid', { subid }),
        }))}
        onPick={onPick}
      />
    </div>
  );
}
