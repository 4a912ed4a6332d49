'use client';

import { type ReactNode, useState } from 'react';
import { Link2, Share2 } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { MenuItem, MenuSeparator } from '@/components/ui/menu-item';
import type { writeQuery } from '@/lib/contract/query-string';
import { useLanguage } from '@/lib/language/use-language';
import type { LiveList } from '@/lib/pages/live-list';
import { ExportDropdown } from './export-dropdown';
import { type LiveView, readLiveView } from './live-view';
import type { ShareView } from './share-view';

const ShareDialog = later(() => import('./grant-dialogs').then((module) => module.ShareDialog));
const LiveDialog = later(() => import('./grant-dialogs').then((module) => module.LiveDialog));

type Props = {
  list: LiveList;
  /** The request of what is shown, with its columns. */
  input: () => Parameters<typeof writeQuery>[0];
  /** What “Share” shares. Without it, the list cannot be shared. */
  share?: (() => ShareView) | undefined;
  /** The page's query string, with its days. */
  readAddress?: (() => string) | undefined;
  /** The items of files. */
  children: ReactNode;
};

/** An export menu that also makes live addresses, and shares pages. */
export function LiveExportDropdown({
  list,
  input,
  share,
  readAddress = () => location.search,
  children,
}: Props) {
  const { t } = useLanguage();
  const [view, setView] = useState<LiveView>();
  const [shared, setShared] = useState<ShareView>();
  return (
    <>
      <ExportDropdown>
        {children}
        <MenuSeparator />
        <MenuItem
          icon={<Link2 aria-hidden="true" />}
          onPress={() => setView(readLiveView(input(), readAddress()))}
        >
          {t('live.menu')}
        </MenuItem>
        {share ? (
          <MenuItem icon={<Share2 aria-hidden="true" />} onPress={() => setShared(share())}>
            {t('shares.menu')}
          </MenuItem>
        ) : null}
      </ExportDropdown>
      {view ? <LiveDialog list={list} view={view} onClose={() => setView(undefined)} /> : null}
      {shared ? <ShareDialog view={shared} onClose={() => setShared(undefined)} /> : null}
    </>
  );
}
