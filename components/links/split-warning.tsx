'use client';

import { useQuery } from '@tanstack/react-query';
import { Split } from 'lucide-react';
import { useDeferredValue } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import type { LinkDraft } from '@/lib/links/draft';
import { findSplit } from '@/lib/links/find-split';
import { siblingsOptions } from '@/lib/query/links';
import { ChipRow } from './chip-row';

type Props = { draft: LinkDraft; onPick: (subid1: string) => void };

/** Says where one more subid would spread a product's clicks over many links, or where the link is there already. */
export function SplitWarning({ draft, onPick }: Props) {
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
        <span className="min-w-0 flex-1">
          This link already exists. Creating it again returns the same link.
        </span>
        <CopyButton text={split.url} label="Copy it" size="sm" />
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-2 rounded bg-warning-soft p-3 text-sm">
      <p className="flex gap-2">
        <Split aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>
          {`This product has ${split.links} links already. A new subid spreads its clicks over ${split.links + 1}. For the same placement, use an existing subid.`}
        </span>
      </p>
      <ChipRow
        label="Subids of this product"
        kind="recent"
        chips={split.subids.map((subid) => ({ key: subid, text: subid, label: `Use subid ${subid}` }))}
        onPick={onPick}
      />
    </div>
  );
}
