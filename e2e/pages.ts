import { pageList } from '@/components/layout/page-list';

/** Nobody runs the installation in the demo. */
const operatorsPage = '/settings/installation';

/**
 * Every page of `app`. `app/pages.test.ts` fails until a new page joins one of these lists, and `pages.spec.ts` visits
 * those of the dashboard: each in every language, with a finger, on paper and with axe.
 */
export const plainPages = pageList.map(({ path }) => path).filter((path) => path !== operatorsPage);

/** Pages of one item: the first link of a list. */
export const itemPages = [
  { route: '/brands/[id]', list: '/brands' },
  { route: '/creators/[id]', list: '/creators' },
  { route: '/program/campaigns/[id]', list: '/program' },
] as const;

/** Pages that redirect (some only in the demo), need no session, or need a step before. */
export const otherPages = [
  '/',
  '/docs/api',
  '/docs/api/dashboard',
  '/forgot',
  '/invite/[token]',
  '/links/batch/[id]',
  '/links/new',
  '/reset/[token]',
  '/second-factor',
  '/s/[token]',
  '/settings',
  operatorsPage,
  '/sign-in',
  '/sign-in/second-factor',
  '/sign-up',
  '/stop-mail/[token]',
  '/confirm-address/[token]',
  '/workspaces/new',
] as const;
