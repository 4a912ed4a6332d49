'use client';

import { WandSparkles } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { limits } from '@/lib/contract/limits';
import { findSubidProblem, repairSubid } from '@/lib/contract/subid';
import { ChipRow } from './chip-row';
import { type LinkForm, useFieldError } from './link-form-state';

type Props = {
  form: LinkForm;
  name: 'subid1' | 'subid2';
  label: string;
  hint: string;
  recent: readonly string[];
};

export function SubidField({ form, name, label, hint, recent }: Props) {
  const value = useWatch({ control: form.control, name });
  const error = useFieldError(form, name);
  const set = (text: string) => {
    form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
    form.setFocus(name);
  };
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(group.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
    const next = stops[findNext(event.key, at)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the chips below it
    <div ref={group} onKeyDown={onKeyDown} className="grid min-w-0 content-start gap-1.5">
      <Field
        label={label}
        optional
        hint={hint}
        error={error}
        aside={value ? `${value.length} / ${limits.subidLength.max}` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register(name)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            aria-keyshortcuts={recent.length > 0 ? 'ArrowDown' : undefined}
          />
        )}
      </Field>
      <Repair label={label} value={value} onRepair={set} />
      <ChipRow
        label="Used before"
        kind="recent"
        chips={recent.map((text) => ({
          key: text,
          text,
          label: `Use ${text}`,
          current: text === value,
        }))}
        onPick={set}
        tabIndex={-1}
      />
    </div>
  );
}

/** Where a key goes among the field (0) and the chips after it; −1: nowhere. */
function findNext(key: string, at: number): number {
  if (at === 0) return key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowUp' || key === 'Escape') return 0;
  return key === 'ArrowRight' ? at + 1 : key === 'ArrowLeft' ? at - 1 : -1;
}

/** One press to the nearest text that the API takes. */
function Repair({
  label,
  value,
  onRepair,
}: {
  label: string;
  value: string;
  onRepair: (text: string) => void;
}) {
  const problem = value === '' ? null : findSubidProblem(value);
  if (!problem) return null;
  const repaired = repairSubid(value);
  if (repaired === '') {
    return (
      <Button size="sm" className="justify-self-start" onClick={() => onRepair('')}>
        Clear {label}
      </Button>
    );
  }
  const shown = repaired.length > 40 ? `${repaired.slice(0, 40)}…` : repaired;
  return (
    <Button size="sm" className="max-w-full justify-self-start" onClick={() => onRepair(repaired)}>
      <WandSparkles aria-hidden="true" />
      <span className="truncate">Use “{shown}”</span>
    </Button>
  );
}
