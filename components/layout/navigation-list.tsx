'use client';

import { usePathname } from 'next/navigation';
import { useLanguage } from '@/lib/language/use-language';
import { findCurrentPath, type Navigation } from './navigation';
import { NavigationLink } from './navigation-link';

/** The sidebar's links. On a phone, `onNavigate` closes the sheet. */
export function NavigationList({
  navigation,
  onNavigate,
}: {
  navigation: Navigation;
  onNavigate?: () => void;
}) {
  const { t } = useLanguage();
  const pathname = usePathname();
  const current = findCurrentPath(navigation, pathname);
  const { groups, settings } = navigation;
  return (
    <nav
      aria-label={t('layout.navigation.main')}
      className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-2 py-3"
    >
      {groups.map((group) => (
        <div key={group.name}>
          <p className="px-2 pb-1 text-xs font-medium text-muted group-data-collapsed/shell:invisible">
            {t(`layout.groups.${group.name}`)}
          </p>
          <ul className="grid gap-px">
            {group.items.map((item) => (
              <li key={item.path}>
                <NavigationLink item={item} current={current === item.path} onNavigate={onNavigate} />
                {item.children ? (
                  <ul className="grid gap-px pt-px group-data-collapsed/shell:hidden">
                    {item.children.map((child) => (
                      <li key={child.path}>
                        <NavigationLink
                          item={child}
                          current={current === child.path}
                          onNavigate={onNavigate}
                        />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-auto">
        <NavigationLink item={settings} current={current === settings.path} onNavigate={onNavigate} />
      </div>
    </nav>
  );
}
