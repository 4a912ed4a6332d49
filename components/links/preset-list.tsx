'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Preset } from '@/lib/links/presets';
import { useRemovePreset } from '@/lib/query/links';
import { keptValues } from './preset-values';

/** The presets of the workspace; what this person may remove goes after one question. */
export function PresetList({ presets }: { presets: readonly Preset[] }) {
  if (presets.length === 0) return null;
  return (
    <ul aria-label="Saved presets" className="grid divide-y divide-border border-y border-border">
      {presets.map((preset) => (
        <li key={preset.id} className="flex items-center justify-between gap-3 py-1.5">
          <span className="min-w-0">
            <span className="block truncate text-sm font-medium">{preset.name}</span>
            <span className="block truncate font-mono text-xs text-muted">{describe(preset)}</span>
          </span>
          {preset.mine ? <RemoveButton preset={preset} /> : null}
        </li>
      ))}
    </ul>
  );
}

const describe = (preset: Preset) =>
  keptValues(preset)
    .map(([, value]) => value)
    .join(' · ');

function RemoveButton({ preset }: { preset: Preset }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemovePreset();
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Remove preset ${preset.name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => remove.mutate(preset.id, { onSuccess: close })}
        title={`Remove preset “${preset.name}”?`}
        confirmLabel="Remove for all"
        pending={remove.isPending}
      >
        {remove.error ? (
          <p role="alert" className="mb-2 text-negative">
            {remove.error.message}
          </p>
        ) : null}
        Nobody in this workspace can pick “{describe(preset)}” by this name any more. Links made with it stay.
      </ConfirmDialog>
    </>
  );
}
