'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Plus } from '@/components/ui/icons';
import { deskLimits } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { addDraft, moveDraft, removeDraft, renameDraft, type StageDraft } from './stage-drafts';
import { StageRow } from './stage-row';

type Props = { drafts: readonly StageDraft[]; onChange: (drafts: StageDraft[]) => void };

/** The stages in order: rename, add, move and remove. */
export function StageList({ drafts, onChange }: Props) {
  const { t } = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ at: number; button?: string }>(null);
  // The pressed button moved, is gone, or became disabled, so it lost the focus.
  useEffect(() => {
    if (!focused.current) return;
    const { at, button } = focused.current;
    focused.current = null;
    const row = list.current?.children[at];
    const pressed = row?.querySelector<HTMLElement>(`button[name="${button}"]:not(:disabled)`);
    (pressed ?? row?.querySelector('input'))?.focus();
  });
  const move = (at: number, by: -1 | 1) => {
    focused.current = { at: at + by, button: by < 0 ? 'up' : 'down' };
    onChange(moveDraft(drafts, at, by));
  };
  const remove = (at: number) => {
    focused.current = { at: Math.min(at, drafts.length - 2) };
    onChange(removeDraft(drafts, at));
  };
  const add = () => {
    focused.current = { at: drafts.length };
    onChange(addDraft(drafts));
  };
  return (
    <>
      <ol ref={list} className="grid gap-2">
        {drafts.map(({ id, name }, at) => (
          <StageRow
            key={id}
            {...{ name, at, count: drafts.length }}
            onRename={(text) => onChange(renameDraft(drafts, at, text))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <Button className="justify-self-start" disabled={drafts.length >= deskLimits.stages} onClick={add}>
        <Plus aria-hidden="true" />
        {t('desk.editStages.add')}
      </Button>
    </>
  );
}
