'use client';

import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { listNavigation, type Navigation } from './navigation';

const everywhere = [
  { label: 'Search or jump to', keys: ['⌘', 'K'] },
  { label: 'Show keyboard shortcuts', keys: ['?'] },
  { label: 'Close', keys: ['Esc'] },
];

const tables = [
  { label: 'Search the table', keys: ['/'] },
  { label: 'Move', keys: ['↑', '↓', '←', '→'] },
  { label: 'Open the row', keys: ['Enter'] },
  { label: 'Select the row', keys: ['Space'] },
  { label: 'Sort by the column, in the header', keys: ['Enter'] },
  { label: 'Column menu, in the header', keys: ['Space'] },
  { label: 'Column width, in the header', keys: ['Shift', '← / →'] },
  { label: 'Select all rows', keys: ['Ctrl', 'A'] },
  { label: 'First and last row', keys: ['Ctrl', 'Home / End'] },
];

const charts = [
  { label: 'Move', keys: ['←', '→'] },
  { label: 'Open the day', keys: ['Enter'] },
  { label: 'Previous and next note', keys: ['↑', '↓'] },
  { label: 'Add a note', keys: ['N'] },
  { label: 'Select days for a note', keys: ['Shift', '← / →'] },
];

export function ShortcutSheet({ navigation, onClose }: { navigation: Navigation; onClose: () => void }) {
  const pages = listNavigation(navigation).map((item) => ({
    label: item.label,
    keys: ['G', item.letter.toUpperCase()],
  }));
  return (
    <Dialog open onClose={onClose} title="Keyboard" size="lg">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyList title="Go to" rows={pages} />
        <div className="grid content-start gap-6">
          <KeyList title="Everywhere" rows={everywhere} />
          <KeyList title="In a table" rows={tables} />
          <KeyList title="In a chart" rows={charts} />
        </div>
      </div>
    </Dialog>
  );
}

function KeyList({ title, rows }: { title: string; rows: readonly { label: string; keys: string[] }[] }) {
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
