'use client';

import { Button } from '@/components/ui/button';
import { ArrowDown, ArrowUp, Trash2 } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { deskLimits } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  name: string;
  at: number;
  /** How many stages there are. */
  count: number;
  onRename: (name: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A stage in the dialog. */
export function StageRow({ name, at, count, onRename, onMove, onRemove }: Props) {
  const { t } = useLanguage();
  const actions = [
    { id: 'up', Icon: ArrowUp, isOff: at === 0, act: () => onMove(-1) },
    { id: 'down', Icon: ArrowDown, isOff: at === count - 1, act: () => onMove(1) },
    { id: 'remove', Icon: Trash2, isOff: count === 1, act: onRemove },
  ] as const;
  return (
    <li className="flex items-center gap-1">
      <Input
        aria-label={t('desk.editStages.name', { at: at + 1 })}
        value={name}
        maxLength={deskLimits.stage}
        autoComplete="off"
        onChange={({ target }) => onRename(target.value)}
      />
      {actions.map(({ id, Icon, isOff, act }) => (
        <Button
          key={id}
          name={id}
          variant="ghost"
          size="icon"
          aria-label={t(`desk.editStages.${id}`, { name })}
          disabled={isOff}
          onClick={act}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </li>
  );
}
