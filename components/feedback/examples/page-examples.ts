import type { KeyFamily } from '@/lib/contract/operations';
import type { en } from '@/lib/language/messages/en';

export type PageExample = {
  /** Path of the page, and the name of its picture in `public/examples`. */
  path: string;
  family: KeyFamily;
  /** Key of its text in the `examples.texts` messages. */
  name: keyof (typeof en)['examples']['texts'];
  /** Message key of the page's title. */
  title: `pages.${keyof (typeof en)['pages']}` | 'links.newLink';
};

/** The pages that each key unlocks. `npm run screens` takes the pictures. */
export const pageExamples: readonly PageExample[] = [
  { path: '/overview', family: 'seller', name: 'overview', title: 'pages.overview' },
  { path: '/reports', family: 'seller', name: 'reports', title: 'pages.reports' },
  { path: '/reports/clicks', family: 'seller', name: 'clicks', title: 'pages.clicks' },
  { path: '/reports/brb', family: 'seller', name: 'brb', title: 'pages.brb' },
  { path: '/reports/profit', family: 'seller', name: 'profit', title: 'pages.profit' },
  { path: '/reports/closing', family: 'seller', name: 'closing', title: 'pages.closing' },
  { path: '/reports/settlement', family: 'seller', name: 'settlement', title: 'pages.settlement' },
  { path: '/reports/goals', family: 'seller', name: 'goals', title: 'pages.goals' },
  { path: '/brands', family: 'seller', name: 'brands', title: 'pages.brands' },
  { path: '/products', family: 'seller', name: 'products', title: 'pages.products' },
  { path: '/creators', family: 'seller', name: 'creators', title: 'pages.creators' },
  { path: '/desk', family: 'seller', name: 'desk', title: 'pages.desk' },
  { path: '/program', family: 'seller', name: 'program', title: 'pages.program' },
  { path: '/links/performance', family: 'seller', name: 'performance', title: 'pages.linkPerformance' },
  { path: '/links/earnings', family: 'seller', name: 'earnings', title: 'pages.earnings' },
  { path: '/links/health', family: 'seller', name: 'health', title: 'pages.linkHealth' },
  { path: '/links', family: 'creator', name: 'links', title: 'links.newLink' },
  { path: '/links/batch', family: 'creator', name: 'batch', title: 'pages.batches' },
  { path: '/links/history', family: 'creator', name: 'history', title: 'pages.history' },
];

/** The example of a page, or of the list that a detail page belongs to. */
export function findExample(path: string): PageExample | undefined {
  return pageExamples
    .filter((example) => path === example.path || path.startsWith(`${example.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
