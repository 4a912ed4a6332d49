import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import type { PageExample } from './page-examples';

/** The address of a picture: "/examples/reports-clicks-dark.jpg". */
export function examplePicture(path: string, theme: 'light' | 'dark'): string {
  return `/examples/${path.slice(1).replaceAll('/', '-')}-${theme}.jpg`;
}

const looks = { light: 'dark:hidden', dark: 'hidden dark:block' };

/** A picture of a page with the figures of the demo. */
export function ExamplePicture({ example: { path, title } }: { example: PageExample }) {
  const { t } = useLanguage();
  return (['light', 'dark'] as const).map((theme) => (
    // biome-ignore lint/performance/noImgElement: next/image resizes nothing here and adds JavaScript, see next.config.mjs
    <img
      key={theme}
      src={examplePicture(path, theme)}
      alt={t('examples.picture', { title: t(title) })}
      width={1200}
      height={750}
      loading="lazy"
      className={cn('h-auto w-full rounded border border-border', looks[theme])}
    />
  ));
}
