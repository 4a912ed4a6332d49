import type { KeyFamily } from '@/lib/contract/operations';
import type { en } from '@/lib/language/messages/en';

export type PageExample = {
  /** Also the name of its picture in `public/examples`. */
  path: string;
  family: KeyFamily;
  /** Its title and text are messages. */
  name: Exclude<keyof (typeof en)['examples'], 'unlocks' | 'picture' | 'withDemo'>;
};

/** What each key unlocks. `npm run screens` takes the pictures. */
export const pageExamples: readonly PageExample[] = [
  { path: '/overview', family: 'seller', name: 'overview' },
  { path: '/reports', family: 'seller', name: 'reports' },
  { path: '/reports/clicks', family: 'seller', name: 'clicks' },
  { path: '/reports/brb', family: 'seller', name: 'brb' },
  { path: '/brands', family: 'seller', name: 'brands' },
  { path: '/products', family: 'seller', name: 'products' },
  { path: '/creators', family: 'seller', name: 'creators' },
  { path: '/program', family: 'seller', name: 'program' },
  { path: '/links', family: 'creator', name: 'links' },
  { path: '/links/batch', family: 'creator', name: 'batch' },
  { path: '/links/history', family: 'creator', name: 'history' },
];

/** The example of a page, or of the list that a detail page belongs to. */
export function findExample(path: string): PageExample | undefined {
  return pageExamples
    .filter((example) => path === example.path || path.startsWith(`${example.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
