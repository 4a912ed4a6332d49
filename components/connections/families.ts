import type { KeyFamily } from '@/lib/contract/operations';

type FamilyWords = { family: KeyFamily; title: string; description: string; empty: string };

export const families: readonly FamilyWords[] = [
  {
    family: 'seller',
    title: 'Seller API',
    description: 'Opens brands, products, creators, campaigns and every report.',
    empty: 'Paste the API key of your seller account to see your brands and reports.',
  },
  {
    family: 'creator',
    title: 'Creator API',
    description: 'Makes tracked links.',
    empty: 'Paste the access token of a creator account to make links.',
  },
];
