'use client';

import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
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
  const pick = (id: string) => {
    const preset = presets.find((entry) => entry.id === id);
    for (const [name, value] of preset ? keptValues(preset) : []) onPick(name, value);
  };
  return (
    <div className="grid min-w-0 gap-1.5 border-t border-border pt-5">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm font-medium">Presets</p>
        <Button variant="ghost" size="sm" onClick={onManage}>
          <Bookmark aria-hidden="true" />
          {presets.length > 0 ? 'Save or remove' : 'Save these subids'}
        </Button>
      </div>
      {presets.length === 0 ? (
        <p className="text-xs text-muted">Save subids you use often, such as “newsletter”.</p>
      ) : null}
      <ChipRow
        label="Presets"
        kind="preset"
        chips={presets.map((preset) => ({
          key: preset.id,
          text: preset.name,
          label: `Preset ${preset.name}`,
          current: keptValues(preset).every(([name, value]) => values[name] === value),
        }))}
        onPick={pick}
      />
    </div>
  );
}
