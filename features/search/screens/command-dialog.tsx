'use client';

import { useGo } from '@/components/layout/use-go';
import { Listbox, ListboxOption, type ListboxState, useListbox } from '@/components/ui/listbox';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { listPages } from './page-entries';
import type { PaletteEntry, PaletteGroup, PaletteProps } from './palette-entry';
import { PaletteFrame } from './palette-frame';
import { rankEntries } from './rank-entries';
import { useAwaitedEnter, usePaletteSearch } from './use-palette-search';

export function CommandDialog({ navigation, actions = [], text, onText, search, onClose }: PaletteProps) {
  const go = useGo();
  const language = useLanguage();
  const { t } = language;
  const found = usePaletteSearch(text, search);

  const choose = ({ path }: PaletteEntry) => {
    onClose();
    go(path);
  };
  const awaitEnter = useAwaitedEnter(found, choose);
  const pages: PaletteGroup = {
    name: 'pages',
    label: t('layout.palette.pages'),
    entries: listPages(t, navigation),
  };
  const doable: PaletteGroup = {
    name: 'actions',
    label: t('layout.palette.actions'),
    entries: [...actions],
  };
  const local = rankEntries([pages, doable], text);
  // Results for an older text cannot be opened.
  const results = found.groups.filter(({ entries }) => entries.length > 0);
  const open = found.searching ? local : [...local, ...results];
  const byValue = new Map(
    open.flatMap((group) => group.entries.map((entry) => [toValue(group, entry), entry] as const)),
  );
  const listbox = useListbox({
    values: [...byValue.keys()],
    onChoose: (value) => {
      const entry = byValue.get(value);
      if (entry) choose(entry);
    },
  });
  const none = local.length + results.length === 0 && !found.searching && !found.failed;
  return (
    <PaletteFrame
      field={{
        ...listbox.field,
        role: 'combobox',
        'aria-expanded': true,
        placeholder: t(search ? 'layout.palette.searchAll' : 'layout.palette.searchPages'),
        value: text,
        onChange: (event) => {
          onText(event.target.value);
          listbox.setActive(null);
        },
        onKeyDown: (event) => {
          awaitEnter(event, listbox.active);
          listbox.field.onKeyDown(event);
        },
      }}
      onClose={onClose}
    >
      <div role="status">
        {none ? (
          <p className="px-3 py-8 text-center text-sm text-muted">
            {t('layout.palette.noMatches', { text })}
          </p>
        ) : null}
      </div>
      <Listbox
        listbox={listbox}
        label={t('layout.palette.results')}
        className="min-h-0 flex-1 p-2 empty:hidden"
      >
        {local.map((group) => (
          <EntryGroup key={group.name} listbox={listbox} group={group} />
        ))}
        {results.map((group) => (
          <EntryGroup key={group.name} listbox={listbox} group={group} disabled={found.searching} />
        ))}
      </Listbox>
      <p role="status" className="border-t border-border px-4 py-2 text-xs text-muted empty:hidden">
        {describeSearch(found, language)}
      </p>
    </PaletteFrame>
  );
}

const toValue = (group: PaletteGroup, entry: PaletteEntry) => `${group.name} ${entry.id}`;

type Found = ReturnType<typeof usePaletteSearch>;

function describeSearch({ searching, failed, unread }: Found, { t, format }: Language): string | null {
  if (searching) return t('layout.palette.searching');
  if (failed) return t('layout.palette.failed');
  return unread.length > 0 ? t('layout.palette.unread', { lists: format.list(unread) }) : null;
}

type GroupProps = { listbox: ListboxState; group: PaletteGroup; disabled?: boolean };

function EntryGroup({ listbox, group, disabled }: GroupProps) {
  return (
    <fieldset aria-label={group.label} className="min-w-0 pb-1">
      <span aria-hidden="true" className="block px-2 pt-1 pb-1 text-xs font-medium text-muted">
        {group.label}
      </span>
      {group.entries.map((entry) => (
        <ListboxOption
          key={entry.id}
          listbox={listbox}
          value={toValue(group, entry)}
          disabled={disabled}
          className="flex min-h-9 scroll-mt-8 items-center gap-2.5 max-sm:min-h-11 [&_svg]:size-4 [&_svg]:text-muted"
        >
          {entry.icon}
          <span className="flex min-w-0 flex-1 gap-x-2.5 sm:items-center max-sm:flex-col">
            <span className="min-w-0 flex-1 truncate">{entry.label}</span>
            {entry.detail ? (
              <span className="tabular truncate text-xs text-muted">{entry.detail}</span>
            ) : null}
          </span>
        </ListboxOption>
      ))}
    </fieldset>
  );
}
