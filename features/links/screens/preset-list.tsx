'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Trash2 } from '@/components/ui/icons';
import { useRemovePreset } from '@/features/links/client/links';
import type { Preset } from '@/features/links/presets';
import { useLanguage } from '@/lib/language/use-language';
import { listPresetValues } from './preset-values';

/** The workspace's presets. Asks before removing one. */
export function PresetList({ presets }: { presets: readonly Preset[] }) {
  const { t } = useLanguage();
  if (presets.length === 0) return null;
  return (
    <ul aria-label={t('presets.list')} className="grid divide-y divide-border border-y border-border">
      {presets.map((preset) => (
        <li key={preset.id} className="flex items-center justify-between gap-3 py-1.5">
          <span className="min-w-0">
            <span className="line-clamp-2 text-sm font-medium">{preset.name}</span>
            <span className="block truncate font-mono text-xs text-muted">{describe(preset)}</span>
          </span>
          {preset.mine ? <RemoveButton preset={preset} /> : null}
        </li>
      ))}
    </ul>
  );
}

const describe = (preset: Preset) =>
  listPresetValues(preset)
    .map(([, value]) => value)
    .join(' · ');

function RemoveButton({ preset }: { preset: Preset }) {
  const { t } = useLanguage();
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
        aria-label={t('presets.remove', { name: preset.name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => remove.mutate(preset.id, { onSuccess: close })}
        title={t('presets.confirm', { name: preset.name })}
        confirmLabel={t('presets.removeForAll')}
        pending={remove.isPending}
        error={remove.error?.message}
      >
        {t('presets.consequence', { subids: describe(preset) })}
      </ConfirmDialog>
    </>
  );
}
