'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Pencil } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useGo } from '@/components/layout/use-go';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { later } from '@/components/ui/later';
import { MenuCheck, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu-item';
import { toast } from '@/components/ui/toast';
import { changeViewMutation, viewsOptions } from '@/lib/query/views';
import type { ViewPage } from '@/lib/views/pages';
import { pickViewSearch } from '@/lib/views/pick-view-search';

const SaveViewDialog = later(() => import('./save-view-dialog').then((module) => module.SaveViewDialog));
const ManageViewsDialog = later(() =>
  import('./manage-views-dialog').then((module) => module.ManageViewsDialog),
);

/** The views of a page that the workspace shares. A view is the page's address under a name. */
export function SavedViews({ page }: { page: ViewPage }) {
  const go = useGo();
  const client = useQueryClient();
  const search = pickViewSearch(useSearchParams());
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const { data, isError } = useQuery(viewsOptions(page));
  const change = useMutation(changeViewMutation(client));
  const views = data?.views ?? [];
  const current = views.find((view) => view.search === search);
  const open = (target: string) => go(target ? `${page}?${target}` : page);
  const update = (id: string, name: string) =>
    change.mutate(
      { id, search },
      {
        onSuccess: () => toast(`“${name}” now shows what you see`, { tone: 'positive' }),
        onError: (error) =>
          toast('The view was not changed', { description: error.message, tone: 'negative' }),
      },
    );
  return (
    <>
      <DropdownMenu
        label="Saved views"
        align="end"
        triggerClassName={buttonClass('secondary', 'md', 'max-w-56')}
        trigger={
          <>
            <Bookmark aria-hidden="true" className="text-muted" />
            {current ? (
              <span className="truncate">{current.name}</span>
            ) : (
              <span data-word="">Saved views</span>
            )}
          </>
        }
      >
        {isError ? <MenuLabel>The views could not be loaded.</MenuLabel> : null}
        {!isError && views.length === 0 ? <MenuLabel>No saved views yet.</MenuLabel> : null}
        {views.map((view) => (
          <MenuCheck key={view.id} kind="radio" checked={view === current} onChange={() => open(view.search)}>
            {view.name}
          </MenuCheck>
        ))}
        <MenuSeparator />
        <MenuItem icon={<BookmarkPlus />} onPress={() => setDialog('save')}>
          Save this view…
        </MenuItem>
        {views
          .filter((view) => view.mine && view !== current)
          .slice(0, 3)
          .map((view) => (
            <MenuItem key={view.id} icon={<Bookmark />} onPress={() => update(view.id, view.name)}>
              {`Replace “${view.name}” with this`}
            </MenuItem>
          ))}
        {views.length > 0 ? (
          <MenuItem icon={<Pencil />} onPress={() => setDialog('manage')}>
            Rename or delete…
          </MenuItem>
        ) : null}
      </DropdownMenu>
      {dialog === 'save' ? (
        <SaveViewDialog page={page} search={search} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'manage' ? <ManageViewsDialog views={views} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
