'use client';

import { usePathname } from 'next/navigation';
import { useLanguage } from '@/lib/language/use-language';
import { findCurrentGroup, type Navigation } from './navigation';
import { NavigationLink } from './navigation-link';

type Props = {
  navigation: Navigation;
  /** Closes the sheet on a phone. */
  onNavigate?: () => void;
};

/** The sidebar's links. */
export function NavigationList({ navigation, onNavigate }: Props) {
  const { t } = useLanguage();
  const current = findCurrentGroup(usePathname());
  return (
    <nav
      aria-label={t('layout.navigation.main')}
      className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-2 py-3"
    >
      {navigation.sidebar.map(({ name, entries }) => (
        <div key={name} className={name === 'end' ? 'mt-auto' : undefined}>
          {name === 'start' || name === 'end' ? null : (
            <p className="px-2 pb-1 text-xs font-medium text-muted group-data-collapsed/shell:invisible">
              {t(`layout.sections.${name}`)}
            </p>
          )}
          <ul className="grid gap-px">
            {entries.map((entry) => (
              <li key={entry.name}>
                <NavigationLink entry={entry} current={current === entry.name} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
