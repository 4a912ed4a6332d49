'use client';

import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/lib/language/use-language';
import type { Preset } from '@/lib/links/presets';
import { ChipRow } from './chip-row';
import type { LinkValues } from './form-values';
import { keptValues } from './preset-values';

type Props = {
  presets: readonly Preset[];
  values: LinkValues;
  onPick: (name: 'subid1' | 'subid2' | 'sharedid', value: string) => void;
  onManage: () => void;
};

/** Named subids of the workspace. A preset leaves alone what it does not hold. */
export function PresetBar({ presets, values, onPick, onManage }: Props) {
  const { t } = useLanguage();
  const pick = (id: string) => {
    const preset = presets.find((entry) => entry.id === id);
    for (const [name, value] of preset ? keptValues(preset) : []) onPick(name, value);
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
          current: keptValues(preset).every(([name, value]) => values[name] === value),
        }))}
        onPick={pick}
      />
    </div>
  );
}
