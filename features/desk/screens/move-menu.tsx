'use client';

import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { ArrowRight, Ellipsis } from '@/components/ui/icons';
import { MenuItem } from '@/components/ui/menu-item';
import type { Desk, Partner } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { nameStage } from './describe-partner';

type Props = { partner: Partner; stages: Desk['stages']; onMove: (partner: Partner, stage: string) => void };

/** “Move to …”, for each other stage. */
export function MoveItems({ partner, stages, onMove }: Props) {
  const language = useLanguage();
  return stages
    .filter(({ key }) => key !== partner.stage)
    .map((stage) => (
      <MenuItem
        key={stage.key}
        icon={<ArrowRight aria-hidden="true" />}
        onPress={() => onMove(partner, stage.key)}
      >
        {language.t('desk.board.moveTo', { stage: nameStage(language, stage) })}
      </MenuItem>
    ));
}

/** The menu of a card. */
export function MoveMenu(props: Props) {
  const { t } = useLanguage();
  const label = t('desk.board.menu', { name: props.partner.name });
  return (
    <DropdownMenu
      label={label}
      triggerLabel={label}
      align="end"
      triggerClassName={buttonClass('ghost', 'icon', '-my-1.5 -mr-1.5 shrink-0')}
      trigger={<Ellipsis aria-hidden="true" />}
    >
      <MoveItems {...props} />
    </DropdownMenu>
  );
}
