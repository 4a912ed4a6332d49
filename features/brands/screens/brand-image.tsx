'use client';

import { useState } from 'react';
import { useOwnHosts } from '@/components/layout/own-hosts';
import { Store } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { isExternalImage } from '@/lib/base/external-image';

/** A brand's logo from another host. Reserves its space if there is no image. */
export function BrandImage({ src, className }: { src: string; className?: string }) {
  const [failed, setFailed] = useState(false);
  const shown = isExternalImage(src, useOwnHosts());
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-7 shrink-0 place-items-center overflow-hidden rounded border border-border bg-background text-muted [&_svg]:size-4',
        className,
      )}
    >
      {shown && !failed ? (
        // biome-ignore lint/performance/noImgElement: next/image resizes nothing here and adds JavaScript, see next.config.mjs
        <img
          src={src}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        <Store />
      )}
    </span>
  );
}
