import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Clock } from '@/components/ui/icons';
import { MenuItem } from '@/components/ui/menu-item';
import { NearLink } from '@/components/ui/near-link';
import { type Action, putAwayDays } from '@/features/today/today-shape';
import { writeStake } from '@/features/today/write-stake';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  action: Action;
  /** Puts it away for so many days. */
  onPutAway: (days: number) => void;
};

/** An action: what, how much is at stake, since when and why. Its name opens the page on which to do it. */
export function ActionRow({ action, onPutAway }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const { text, why, stake, since, changesUntil, path } = action;
  const [pathname, search] = path.split('?');
  const notes = [
    since && t('today.since', { day: format.day(since) }),
    changesUntil && t('today.changes', { day: format.day(changesUntil) }),
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <NearLink
          href={{ pathname, search }}
          className="reach w-fit rounded text-sm font-medium hover:underline"
        >
          {text}
        </NearLink>
        {stake ? <p className="tabular text-sm">{writeStake(language, stake)}</p> : null}
        <p className="max-w-prose text-sm text-muted">{why}</p>
        {notes.length > 0 ? <p className="text-xs text-muted">{notes.join(' · ')}</p> : null}
      </div>
      <DropdownMenu
        align="end"
        label={t('today.later.of', { what: text })}
        triggerLabel={t('today.later.of', { what: text })}
        triggerClassName={buttonClass('ghost', 'icon')}
        trigger={<Clock aria-hidden="true" />}
      >
        {putAwayDays.choices.map((days) => (
          <MenuItem key={days} onPress={() => onPutAway(days)}>
            {t('today.later.choice', { days })}
          </MenuItem>
        ))}
      </DropdownMenu>
    </li>
  );
}
