'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { BookmarkPlus } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { repairSubid } from '@/lib/contract/subid';
import { useLanguage } from '@/lib/language/use-language';

/** Opens the form in a new tab, with the page's address as the product. */
function writeBookmarklet(site: string, subid1: string): string {
  const subid = repairSubid(subid1);
  const more = subid ? `+${JSON.stringify(`&subid1=${encodeURIComponent(subid)}`)}` : '';
  const target = JSON.stringify(`${site}/links/new?product=`);
  return `javascript:void open(${target}+encodeURIComponent(location.href)${more})`;
}

export function Bookmarklet({ site }: { site: string }) {
  const { t } = useLanguage();
  const [subid, setSubid] = useState('');
  const code = writeBookmarklet(site, subid);
  return (
    <div className="grid gap-4 text-sm">
      <p>{t('links.help.bookmarklet.drag')}</p>
      <Field label={t('links.help.bookmarklet.subid')} optional hint={t('links.help.bookmarklet.subidHint')}>
        {(control) => <Input {...control} value={subid} onChange={(event) => setSubid(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <a
          href="#make-link"
          // React rejects `javascript:` URLs as props. The link is dragged, never clicked here.
          ref={(anchor) => anchor?.setAttribute('href', code)}
          draggable
          className={buttonClass('primary', 'md', 'cursor-grab')}
        >
          <BookmarkPlus aria-hidden="true" />
          {t('links.help.bookmarklet.button')}
        </a>
        <CopyButton text={code} label={t('links.help.bookmarklet.copy')} />
      </div>
      <p className="text-xs text-muted">{t('links.help.bookmarklet.noBar')}</p>
    </div>
  );
}
