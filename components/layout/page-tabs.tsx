'use client';

import { usePathname } from 'next/navigation';
import { buttonClass } from '@/components/ui/button-class';
import { CircleHelp } from '@/components/ui/icons';
import { NearLink } from '@/components/ui/near-link';
import { type TabLink, TabLinks } from '@/components/ui/tab-links';
import { firstOfEach } from '@/lib/base/first-of-each';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { findCurrentPage, type NavigationEntry, toHref } from './navigation';
import { type PageGroup, pageGroups } from './page-list';
import { TitledTabs } from './titled-tabs';

type Props = {
  group: PageGroup;
  /** The pages that the member can open. Default: every page of the group. */
  names?: readonly NavigationEntry['name'][];
};

type AnyPage = (typeof pageGroups)[PageGroup][number];
type TabbedPage = Extract<AnyPage, { tab: string }>;
type PartPage = Extract<AnyPage, { part: string }>;
type HelpPage = Extract<AnyPage, { help: true }>;

/** The tabs of a group. If its pages have parts, each part has a tab, and a second row shows the pages of the current part. */
export function PageTabs({ group, names }: Props) {
  const { t } = useLanguage();
  const here = findCurrentPage(usePathname());
  const pages = pageGroups[group].filter(
    (page): page is TabbedPage => 'tab' in page && (!names || names.includes(page.name)),
  );
  const title = t(`pages.${group}`);
  const help = pageGroups[group].find(
    (page): page is HelpPage => 'help' in page && (!names || names.includes(page.name)),
  );
  const inParts = pages.filter((page): page is PartPage => 'part' in page);
  if (inParts.length === 0) return <TitledTabs title={title} tabs={pages.map((page) => toTab(t, page))} />;
  const current = here && 'part' in here ? here.part : undefined;
  const parts = firstOfEach(inParts, ({ part }) => part).map(({ part, path }) => ({
    href: toHref(path),
    path,
    label: t(`layout.parts.${part}`),
    current: part === current,
  }));
  const shown = inParts.filter(({ part }) => part === current);
  return (
    <div className="grid min-w-0 gap-2" data-print="hide">
      <TitledTabs
        title={title}
        tabs={parts}
        aside={
          help ? (
            <NearLink
              href={toHref(help.path)}
              aria-label={t(`pages.${help.name}`)}
              title={t(`pages.${help.name}`)}
              aria-current={here === help ? 'page' : undefined}
              className={buttonClass('ghost', 'icon', 'ml-auto')}
            >
              <CircleHelp />
            </NearLink>
          ) : null
        }
      />
      {current && shown.length > 1 ? (
        <TabLinks label={t(`layout.parts.${current}`)} tabs={shown.map((page) => toTab(t, page))} />
      ) : null}
    </div>
  );
}

function toTab(t: Translate, page: TabbedPage): TabLink {
  const { path, tab } = page;
  return {
    href: toHref(path),
    path,
    label: t(tab),
    ...('alias' in page ? { alias: page.alias } : {}),
    ...('nested' in page ? { nested: page.nested } : {}),
  };
}
