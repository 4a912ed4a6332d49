'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { pageList } from './page-list';
import { seenCookie, writeSeen } from './seen-cookie';
import { setCookie } from './set-cookie';

const SeenPages = createContext<Set<string> | null>(null);

/** Pages that were opened earlier, as the server read them. */
export function SeenPagesProvider({ names, children }: { names: readonly string[]; children: ReactNode }) {
  // Visits are added without a render, because a description stays while its page is open.
  const [seen] = useState(() => new Set(names));
  return <SeenPages value={seen}>{children}</SeenPages>;
}

/** What a page is for, until the page has been seen. Other descriptions always show. */
export function PageDescription({ children }: { children: ReactNode }) {
  const seen = useContext(SeenPages);
  const path = usePathname();
  const name = pageList.find((page) => page.path === path)?.name;
  const [known] = useState(() => name !== undefined && seen?.has(name) === true);
  useEffect(() => {
    if (!seen || !name || seen.has(name)) return;
    seen.add(name);
    setCookie(seenCookie, writeSeen(seen));
  }, [seen, name]);
  return known ? null : (
    <div className="max-w-prose text-sm text-muted">
      {typeof children === 'string' ? <p className="line-clamp-[12] max-sm:sr-only">{children}</p> : children}
    </div>
  );
}
