import type { ArticleKind } from './article-words';

type BrandWords = { name: string; kind: ArticleKind; home: string; bio: string; color: string };

/** Invented brands. Four have marketplace.com as their main marketplace; the rest are spread over the others. */
export const brandWords: readonly BrandWords[] = [
  {
    name: 'Fernhollow',
    kind: 'kitchen',
    home: 'marketplace.com',
    bio: 'Enamel and carbon steel for cooks who keep their pans for life.',
    color: '#3f6b4f',
  },
  {
    name: 'Tidewick',
    kind: 'home',
    home: 'marketplace.com',
    bio: 'Candles, throws and quiet things for slow evenings.',
    color: '#2f6f8f',
  },
  {
    name: 'Oaken & Ash',
    kind: 'desk',
    home: 'marketplace.com',
    bio: 'Desk furniture and tools made of honest wood.',
    color: '#8a5a2b',
  },
  {
    name: 'Summitry',
    kind: 'outdoor',
    home: 'marketplace.com',
    bio: 'Light shelters and packs, tested above the tree line.',
    color: '#b4552d',
  },
  {
    name: 'Marlow Lane',
    kind: 'beauty',
    home: 'marketplace.co.uk',
    bio: 'Small-batch skincare with short lists of ingredients.',
    color: '#a14d78',
  },
  {
    name: 'Casa Lumbre',
    kind: 'coffee',
    home: 'marketplace.com.mx',
    bio: 'Everything between the bean and the second cup.',
    color: '#6b3f2a',
  },
  {
    name: 'Northern Loom',
    kind: 'clothing',
    home: 'marketplace.ca',
    bio: 'Merino layers knitted for real winters.',
    color: '#455a9c',
  },
  {
    name: 'Kernwerk',
    kind: 'workshop',
    home: 'marketplace.de',
    bio: 'Hand tools that are repaired, not replaced.',
    color: '#4a4f57',
  },
  {
    name: 'Brisa Clara',
    kind: 'fitness',
    home: 'marketplace.es',
    bio: 'Training gear for small rooms and big plans.',
    color: '#c2542f',
  },
  {
    name: 'Petit Verger',
    kind: 'garden',
    home: 'marketplace.fr',
    bio: 'Seeds, tools and pots for balconies and orchards.',
    color: '#5d7d2c',
  },
  {
    name: 'Officina Blu',
    kind: 'audio',
    home: 'marketplace.it',
    bio: 'Speakers and headphones tuned by ear.',
    color: '#27408b',
  },
  {
    name: 'Waterlicht',
    kind: 'baby',
    home: 'marketplace.nl',
    bio: 'Soft, safe, washable: for the first three years.',
    color: '#3a8f86',
  },
];

export const otherBrandWords: readonly BrandWords[] = [
  {
    name: 'Kestrel Field',
    kind: 'outdoor',
    home: 'marketplace.com',
    bio: 'Optics and jackets for people who wait for birds.',
    color: '#7a6a2b',
  },
  {
    name: 'Hearthmoor',
    kind: 'kitchen',
    home: 'marketplace.co.uk',
    bio: 'Stoneware and stove-top kettles.',
    color: '#7d3b3b',
  },
  {
    name: 'Lindgrau',
    kind: 'desk',
    home: 'marketplace.de',
    bio: 'Grey felt, steel and nothing else.',
    color: '#5a6472',
  },
];
