'use client';

import { type KeyboardEvent, useRef } from 'react';
import { FormField } from '@/components/form/form-field';
import { Button } from '@/components/ui/button';
import { WandSparkles } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { cutText } from '@/lib/base/cut-text';
import { limits } from '@/lib/contract/limits';
import { findSubidProblem, repairSubid } from '@/lib/contract/subid';
import { useLanguage } from '@/lib/language/use-language';
import { ChipRow } from './chip-row';

type Props = {
  name: 'subid1' | 'subid2';
  value: string;
  label: string;
  hint: string;
  recent: readonly string[];
  onType: (name: Props['name'], text: string) => void;
  /** Fills in a suggestion and returns focus to the field. */
  onFill: (name: Props['name'], text: string) => void;
};

export function SubidField({ name, value, label, hint, recent, onType, onFill }: Props) {
  const { t } = useLanguage();
  const fill = (text: string) => onFill(name, text);
  const group = useRef<HTMLDivElement>(null);
  /** Moves focus between the field and its chips. */
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...(group.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const next = stops[findNext(event.key, stops.indexOf(event.currentTarget))];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={group} className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <FormField
        name={name}
        label={label}
        optional
        hint={hint}
        aside={value ? `${value.length} / ${limits.subidLength.max}` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            onChange={({ target }) => onType(name, target.value)}
            onKeyDown={moveFocus}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            aria-keyshortcuts={recent.length > 0 ? 'ArrowDown' : undefined}
          />
        )}
      </FormField>
      <Repair label={label} value={value} onRepair={fill} />
      <ChipRow
        label={t('links.form.usedBefore')}
        kind="recent"
        chips={recent.map((text) => ({
          key: text,
          text,
          label: t('links.form.use', { subid: text }),
          current: text === value,
        }))}
        onPick={fill}
        onKeyDown={moveFocus}
        tabIndex={-1}
      />
    </div>
  );
}

/** The target of a key among the field (0) and its chips; −1 if there is none. */
function findNext(key: string, at: number): number {
  if (at === 0) return key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowUp' || key === 'Escape') return 0;
  return key === 'ArrowRight' ? at + 1 : key === 'ArrowLeft' ? at - 1 : -1;
}

/** A button that applies the nearest text the API accepts. */
function Repair({
  label,
  value,
  onRepair,
}: {
  label: string;
  value: string;
  onRepair: (text: string) => void;
}) {
  const { t } = useLanguage();
  const problem = value === '' ? null : findSubidProblem(value);
  if (!problem) return null;
  const repaired = repairSubid(value);
  if (repaired === '') {
    return (
      <Button size="sm" className="justify-self-start" onClick={() => onRepair('')}>
        {t('links.form.clear', { field: label })}
      </Button>
    );
  }
  const shown = cutText(repaired, 41, '…');
  return (
    <Button size="sm" className="max-w-full justify-self-start" onClick={() => onRepair(repaired)}>
      <WandSparkles aria-hidden="true" />
      <span className="truncate">{t('links.form.useRepaired', { subid: shown })}</span>
    </Button>
  );
}
