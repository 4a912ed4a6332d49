'use client';

import { usePathname } from 'next/navigation';
import { useLanguage } from '@/lib/language/use-language';
import { ExamplePicture } from './example-picture';
import { findExample } from './page-examples';

/** An example of the open page, shown until its key is connected. */
export function CurrentExample() {
  const { t } = useLanguage();
  const example = findExample(usePathname());
  if (!example) return null;
  return (
    <div className="mx-auto grid max-w-3xl gap-2 px-4 pb-6 text-center text-sm text-muted">
      <p>{t('examples.withDemo', { text: t(`examples.texts.${example.name}`) })}</p>
      <ExamplePicture example={example} />
    </div>
  );
}
