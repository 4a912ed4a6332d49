'use client';

import { Command } from 'cmdk';
import { CornerDownRight, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listNavigation, type NavigationIcon } from '@/components/layout/navigation';
import { navigationIcons } from '@/components/layout/navigation-icons';
import { useGo } from '@/components/layout/use-go';
import { Kbd } from '@/components/ui/kbd';
import { useModal } from '@/components/ui/use-modal';
import type { PaletteEntry, PaletteGroup, PaletteProps } from './palette-entry';
import { scoreEntry, toFoundValue } from './score-entry';
import { useAwaitedEnter } from './use-awaited-enter';
import { usePaletteSearch } from './use-palette-search';

export function CommandDialog({ navigation, actions = [], search, onClose }: PaletteProps) {
  const go = useGo();
  const modal = useModal(true, onClose);
  const [text, setText] = useState('');
  const found = usePaletteSearch(text, search);

  const choose = ({ path }: PaletteEntry) => {
    onClose();
    go(path);
  };
  const onKeyDown = useAwaitedEnter(found, choose);
  const pages: PaletteGroup = {
    label: 'Pages',
    entries: listNavigation(navigation).map((item) => ({
      id: item.path,
      label: item.label,
      path: item.path,
      icon: <PageIcon name={item.icon} />,
      detail: `G ${item.letter.toUpperCase()}`,
    })),
  };
  return (
    <dialog
      {...modal}
      aria-label="Search or jump to"
      className="mx-auto mt-[12vh] max-h-[70vh] w-[600px] max-w-[calc(100vw-16px)] overflow-hidden rounded bg-raised shadow-overlay open:appear"
    >
      <Command
        label="Search or jump to"
        loop
        filter={scoreEntry}
        onKeyDown={onKeyDown}
        className="flex max-h-[70vh] flex-col"
      >
        <div data-overlay-body="" className="flex items-center gap-2.5 border-b border-border px-4">
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <Command.Input
            value={text}
            onValueChange={setText}
            placeholder={search ? 'Search pages, brands, products, creators…' : 'Search pages and actions…'}
            className="h-12 w-full bg-transparent text-base outline-none max-sm:text-[16px]"
          />
          <Kbd>Esc</Kbd>
        </div>
        <Command.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
          {found.searching || found.failed ? null : (
            <Command.Empty className="px-3 py-8 text-center text-sm text-muted">
              No matches for “{text}”.
            </Command.Empty>
          )}
          <EntryGroup group={pages} onChoose={choose} />
          {actions.length > 0 ? (
            <EntryGroup group={{ label: 'Actions', entries: [...actions] }} onChoose={choose} />
          ) : null}
          {found.groups.map((group) => (
            <EntryGroup
              key={`${group.label} ${found.text}`}
              group={group}
              found={found.searching ? 'before' : 'now'}
              onChoose={choose}
            />
          ))}
        </Command.List>
        <p role="status" className="border-t border-border px-4 py-2 text-xs text-muted empty:hidden">
          {describeSearch(found)}
        </p>
      </Command>
    </dialog>
  );
}

function describeSearch({ searching, failed, unread }: ReturnType<typeof usePaletteSearch>): string | null {
  if (searching) return 'Searching…';
  if (failed) return 'The search did not answer. Pages and actions still work.';
  return unread.length > 0 ? `Not searched because the API did not answer: ${unread.join(', ')}.` : null;
}

type GroupProps = {
  group: PaletteGroup;
  /** The server already matched these: with what is typed now, or with what was typed before, which leads nowhere. */
  found?: 'now' | 'before';
  onChoose: (entry: PaletteEntry) => void;
};

function EntryGroup({ group, found, onChoose }: GroupProps) {
  if (group.entries.length === 0) return null;
  return (
    <Command.Group heading={<Heading>{group.label}</Heading>} className="pb-1 [&_[cmdk-group-heading]]:px-2">
      {group.entries.map((entry) => {
        const value = `${group.label} ${entry.id}`;
        return (
          <Command.Item
            key={entry.id}
            value={found ? toFoundValue(value) : value}
            keywords={[entry.label, ...(entry.keywords ?? [])]}
            disabled={found === 'before'}
            onSelect={() => onChoose(entry)}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded px-2 text-sm data-[disabled=true]:opacity-60 data-[selected=true]:bg-fill max-sm:min-h-11 [&_svg]:size-4 [&_svg]:text-muted"
          >
            {entry.icon}
            <span className="min-w-0 flex-1 truncate">{entry.label}</span>
            {entry.detail ? (
              <span className="tabular truncate text-xs text-muted max-sm:max-w-32">{entry.detail}</span>
            ) : null}
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}

function PageIcon({ name }: { name: NavigationIcon | undefined }) {
  const Icon = name ? navigationIcons[name] : CornerDownRight;
  return <Icon aria-hidden="true" strokeWidth={1.75} />;
}

function Heading({ children }: { children: ReactNode }) {
  return <span className="block pt-1 pb-1 text-xs font-medium text-muted">{children}</span>;
}
