'use client';

import { TabLinks } from '@/components/ui/tab-links';
import { useLanguage } from '@/lib/language/use-language';
import { type NavigationEntry, toHref } from './navigation';
import { pageGroups } from './page-list';

const titles = { partner: 'pages.program', create: 'pages.links', settings: 'pages.settings' } as const;

type Props = {
  group: keyof typeof titles;
  /** The pages that the member can open. Default: every page of the group. */
  names?: readonly NavigationEntry['name'][];
};

/** The title of pages that belong together, and their tabs. */
export function PageTabs({ group, names }: Props) {
  const { t } = useLanguage();
  const tabs = pageGroups[group].flatMap((page) => {
    if (!('tab' in page) || (names && !names.includes(page.name))) return [];
    const { tab, path } = page;
    const also = {
      ...('alias' in page ? { alias: page.alias } : {}),
      ...('nested' in page ? { nested: page.nested } : {}),
    };
    return [{ href: toHref(path), path, label: t(tab), ...also }];
  });
  const title = t(titles[group]);
  return (
    <div className="flex min-w-0 items-center gap-6 max-sm:gap-4" data-print="hide">
      <p aria-hidden="true" className="shrink-0 text-xl font-semibold">
        {title}
      </p>
      <TabLinks label={title} tabs={tabs} />
    </div>
  );
}
