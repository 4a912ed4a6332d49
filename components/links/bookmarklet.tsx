'use client';

import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { repairSubid } from '@/lib/contract/subid';

/** Opens the form in a new tab with the page's address as the product. */
function writeBookmarklet(site: string, subid1: string): string {
  const subid = repairSubid(subid1);
  const more = subid ? `+${JSON.stringify(`&subid1=${encodeURIComponent(subid)}`)}` : '';
  const target = JSON.stringify(`${site}/links/new?product=`);
  return `javascript:void open(${target}+encodeURIComponent(location.href)${more})`;
}

export function Bookmarklet({ site }: { site: string }) {
  const [subid, setSubid] = useState('');
  const code = writeBookmarklet(site, subid);
  return (
    <div className="grid gap-4 text-sm">
      <p>
        Drag the button to your bookmarks bar. On a product page, click it to open this form with that
        product.
      </p>
      <Field label="Subid 1 to prefill" optional hint="Added to every link from this bookmark.">
        {(control) => <Input {...control} value={subid} onChange={(event) => setSubid(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <a
          href="#make-link"
          // React refuses such an address as a prop; it is dragged, never followed from here.
          ref={(anchor) => anchor?.setAttribute('href', code)}
          draggable
          className={buttonClass('primary', 'md', 'cursor-grab')}
        >
          <BookmarkPlus aria-hidden="true" />
          Make link
        </a>
        <CopyButton text={code} label="Copy code" />
      </div>
      <p className="text-xs text-muted">
        No bookmarks bar? Bookmark any page, then replace its address with the copied code.
      </p>
    </div>
  );
}
