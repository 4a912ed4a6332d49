import type { KeyFamily } from '@/lib/contract/operations';

type FamilyWords = { family: KeyFamily; title: string; description: string; empty: string };

export const families: readonly FamilyWords[] = [
  {
    family: 'seller',
    title: 'Seller API',
    description: 'Reads brands, products, creators, campaigns and reports.',
    empty: 'Paste the API key of your seller account to see your brands and reports.',
  },
  {
    family: 'creator',
    title: 'Creator API',
    description: 'Creates tracked links.',
    empty: 'Paste the API key of a creator account to create links.',
  },
];
