'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { ShareView } from '@/components/export/share-view';
import { useGo } from '@/components/layout/use-go';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Bookmark, BookmarkPlus, MailPlus, Pencil, Share2 } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { MenuCheck, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/components/ui/menu-item';
import { toast } from '@/components/ui/toast';
import { changeViewMutation, viewsOptions } from '@/features/views/client/views';
import { pickViewSearch, type ViewPage } from '@/features/views/pages';
import { useLanguage } from '@/lib/language/use-language';

const ShareDialog = later(() =>
  import('@/components/export/share-dialog').then((module) => module.ShareDialog),
);
const SaveViewDialog = later(() => import('./save-view-dialog').then((module) => module.SaveViewDialog));
const ManageViewsDialog = later(() =>
  import('./manage-views-dialog').then((module) => module.ManageViewsDialog),
);

type Props = {
  page: ViewPage;
  /** What “Share” shares of the shown view. Without it, the page cannot be shared. */
  share?: ((name?: string) => ShareView) | undefined;
};

/** The saved views of a page, shared in the workspace. A view is the page's address under a name. */
export function SavedViews({ page, share }: Props) {
  const { t } = useLanguage();
  const go = useGo();
  const client = useQueryClient();
  const search = pickViewSearch(page, useSearchParams());
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [shared, setShared] = useState<ShareView>();
  const { data, isError } = useQuery(viewsOptions(page));
  const change = useMutation(changeViewMutation(client));
  const views = data?.views ?? [];
  const current = views.find((view) => view.search === search);
  const open = (target: string) => go(target ? `${page}?${target}` : page);
  const update = (id: string, name: string) =>
    change.mutate(
      { id, search },
      {
        onSuccess: () => toast(t('views.replaced', { name }), { tone: 'positive' }),
        onError: (error) => toast(t('views.notChanged'), { description: error.message, tone: 'negative' }),
      },
    );
  return (
    <>
      <DropdownMenu
        label={t('views.title')}
        align="end"
        triggerClassName={buttonClass('secondary', 'md', 'max-w-56')}
        trigger={
          <>
            <Bookmark aria-hidden="true" className="text-muted" />
            {current ? (
              <span className="truncate">{current.name}</span>
            ) : (
              <span data-word="">{t('views.title')}</span>
            )}
          </>
        }
      >
        {isError ? <MenuLabel>{t('views.failed')}</MenuLabel> : null}
        {!isError && views.length === 0 ? <MenuLabel>{t('views.none')}</MenuLabel> : null}
        {views.map((view) => (
          <MenuCheck key={view.id} kind="radio" checked={view === current} onChange={() => open(view.search)}>
            {view.name}
          </MenuCheck>
        ))}
        <MenuSeparator />
        <MenuItem icon={<BookmarkPlus />} onPress={() => setDialog('save')}>
          {t('views.saveThis')}
        </MenuItem>
        {views
          .filter((view) => view.mine && view !== current)
          .slice(0, 3)
          .map((view) => (
            <MenuItem key={view.id} icon={<Bookmark />} onPress={() => update(view.id, view.name)}>
              {t('views.replace', { name: view.name })}
            </MenuItem>
          ))}
        {current ? (
          <MenuLink
            href={{ pathname: '/inbox/scheduled', query: { add: `view:${current.id}` } }}
            icon={<MailPlus />}
          >
            {t('schedules.sendView')}
          </MenuLink>
        ) : null}
        {share ? (
          <MenuItem icon={<Share2 />} onPress={() => setShared(share(current?.name))}>
            {t('views.share')}
          </MenuItem>
        ) : null}
        {views.length > 0 ? (
          <MenuItem icon={<Pencil />} onPress={() => setDialog('manage')}>
            {t('views.manage')}
          </MenuItem>
        ) : null}
      </DropdownMenu>
      {shared ? <ShareDialog view={shared} onClose={() => setShared(undefined)} /> : null}
      {dialog === 'save' ? (
        <SaveViewDialog page={page} search={search} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'manage' ? <ManageViewsDialog views={views} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
