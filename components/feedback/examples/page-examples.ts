import type { KeyFamily } from '@/lib/contract/operations';

export type PageExample = {
  /** Also the name of its picture in `public/examples`. */
  path: string;
  family: KeyFamily;
  title: string;
  text: string;
};

/** What each key unlocks. `npm run screens` takes the pictures. */
export const pageExamples: readonly PageExample[] = [
  {
    path: '/overview',
    family: 'seller',
    title: 'Overview',
    text: 'Sales, commission and what changed since your last visit.',
  },
  {
    path: '/reports',
    family: 'seller',
    title: 'Reports',
    text: 'Any range, compared, grouped and exported.',
  },
  {
    path: '/reports/clicks',
    family: 'seller',
    title: 'Clicks',
    text: 'Clicks by link, marketplace and day.',
  },
  {
    path: '/reports/brb',
    family: 'seller',
    title: 'BRB estimates',
    text: 'Estimated brand referral bonus by day.',
  },
  { path: '/brands', family: 'seller', title: 'Brands', text: 'What each brand sells through creators.' },
  {
    path: '/products',
    family: 'seller',
    title: 'Products',
    text: 'Stock, price, commission rate and sales of each product.',
  },
  {
    path: '/creators',
    family: 'seller',
    title: 'Creators',
    text: 'Your partners, ranked by what they sell.',
  },
  {
    path: '/program',
    family: 'seller',
    title: 'Creator program',
    text: 'Campaigns, their budgets and their pace.',
  },
  {
    path: '/links',
    family: 'creator',
    title: 'New link',
    text: 'A tracked link for a product, with checked subids.',
  },
  {
    path: '/links/batch',
    family: 'creator',
    title: 'Many links',
    text: 'Links for a whole list of products.',
  },
  { path: '/links/history', family: 'creator', title: 'Link history', text: 'Every link, with its clicks.' },
];

/** The example of a page, or of the list that a detail page belongs to. */
export function findExample(path: string): PageExample | undefined {
  return pageExamples
    .filter((example) => path === example.path || path.startsWith(`${example.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
