'use client';

import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { useLanguage } from '@/lib/language/use-language';
import type { Navigation } from './navigation';

const everywhere = [
  { message: 'layout.palette.title', keys: ['⌘', 'K'] },
  { message: 'layout.shortcuts.shortcuts', keys: ['?'] },
  { message: 'ui.close', keys: ['Esc'] },
] as const;

const tables = [
  { name: 'search', keys: ['/'] },
  { name: 'move', keys: ['↑', '↓', '←', '→'] },
  { name: 'openRow', keys: ['Enter'] },
  { name: 'selectRow', keys: ['Space'] },
  { name: 'rowMenu', keys: ['Shift', 'F10'] },
  { name: 'sort', keys: ['Enter'] },
  { name: 'menu', keys: ['Space'] },
  { name: 'width', keys: ['Shift', '← / →'] },
  { name: 'selectAll', keys: ['Ctrl', 'A'] },
  { name: 'ends', keys: ['Ctrl', 'Home / End'] },
] as const;

const charts = [
  { name: 'move', keys: ['←', '→'] },
  { name: 'openDay', keys: ['Enter'] },
  { name: 'notes', keys: ['↑', '↓'] },
  { name: 'addNote', keys: ['N'] },
  { name: 'selectDays', keys: ['Shift', '← / →'] },
] as const;

export function ShortcutSheet({ navigation, onClose }: { navigation: Navigation; onClose: () => void }) {
  const { t } = useLanguage();
  const pages = navigation.pages.flatMap(({ name, letter }) =>
    letter ? [{ label: t(`pages.${name}`), keys: ['G', letter.toUpperCase()] }] : [],
  );
  const anywhere = everywhere.map(({ message, keys }) => ({ label: t(message), keys }));
  const inTables = tables.map(({ name, keys }) => ({ label: t(`layout.shortcuts.table.${name}`), keys }));
  const inCharts = charts.map(({ name, keys }) => ({ label: t(`layout.shortcuts.chart.${name}`), keys }));
  return (
    <Dialog open onClose={onClose} title={t('layout.shortcuts.title')} size="lg">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyList title={t('layout.shortcuts.goTo')} rows={pages} />
        <div className="grid content-start gap-6">
          <KeyList title={t('layout.shortcuts.everywhere')} rows={anywhere} />
          <KeyList title={t('layout.shortcuts.inTable')} rows={inTables} />
          <KeyList title={t('layout.shortcuts.inChart')} rows={inCharts} />
        </div>
      </div>
    </Dialog>
  );
}

type Row = { label: string; keys: readonly string[] };

function KeyList({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h3 className="pb-1 text-xs font-medium text-muted">{title}</h3>
      <dl className="divide-y divide-border">
        {rows.map((row) => (
          <div key={row.label} className="flex items-center justify-between gap-4 py-1.5 text-sm">
            <dt>{row.label}</dt>
            <dd className="flex gap-1">
              {row.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
