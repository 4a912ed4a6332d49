'use client';

import { WandSparkles } from 'lucide-react';
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
  return (
    <div className="grid min-w-0 content-start gap-1.5">
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
      />
    </div>
  );
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
