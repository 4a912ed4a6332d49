'use client';

import { Button } from '@/components/ui/button';
import { Bookmark } from '@/components/ui/icons';
import type { Preset } from '@/features/links/presets';
import { useLanguage } from '@/lib/language/use-language';
import { ChipRow } from './chip-row';
import type { LinkValues } from './form-values';
import { listPresetValues } from './preset-values';

type Props = {
  presets: readonly Preset[];
  values: LinkValues;
  onPick: (name: 'subid1' | 'subid2' | 'sharedid', value: string) => void;
  onManage: () => void;
};

/** The workspace's presets. Applying one leaves its empty fields unchanged. */
export function PresetBar({ presets, values, onPick, onManage }: Props) {
  const { t } = useLanguage();
  const pick = (id: string) => {
    const preset = presets.find((entry) => entry.id === id);
    for (const [name, value] of preset ? listPresetValues(preset) : []) onPick(name, value);
  };
  return (
    <div className="grid min-w-0 gap-1.5 border-t border-border pt-5">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm font-medium">{t('presets.title')}</p>
        <Button variant="ghost" size="sm" onClick={onManage}>
          <Bookmark aria-hidden="true" />
          {t(presets.length > 0 ? 'presets.manage' : 'presets.saveThese')}
        </Button>
      </div>
      {presets.length === 0 ? <p className="text-xs text-muted">{t('presets.none')}</p> : null}
      <ChipRow
        label={t('presets.title')}
        kind="preset"
        chips={presets.map((preset) => ({
          key: preset.id,
          text: preset.name,
          label: t('presets.preset', { name: preset.name }),
          current: listPresetValues(preset).every(([name, value]) => values[name] === value),
        }))}
        onPick={pick}
      />
    </div>
  );
}
