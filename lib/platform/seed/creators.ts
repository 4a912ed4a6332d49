import type { SeedBrand } from './brands';
import { firstNames, formats, lastNames, topics } from './creator-words';
import { demoCreator } from './plan';
import { randomFor, toUuid } from './random';

export type SeedCreator = {
  id: string;
  name: string;
  email: string;
  bio: string;
  /** Reach relative to the best known creator. */
  weight: number;
};

export type SeedPartnership = { creatorId: string; brandId: string; active: boolean };

const toHandle = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '.');

/** Creators by reach; the demo's is third. Names are unique. */
export function buildCreators(count: number, seed: number): SeedCreator[] {
  const random = randomFor(seed, 'creators');
  const names = random.shuffle(firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`)));
  const chosen = names.slice(0, count);
  chosen[Math.min(2, count - 1)] = demoCreator;
  return chosen.map((name, position) => ({
    id: toUuid(seed, 'creator', name),
    name,
    email: `${toHandle(name)}@creators.example.com`,
    bio: `${random.pick(formats)} ${random.pick(topics)} and ${random.pick(topics)}.`,
    weight: (position + 1) ** -0.7,
  }));
}

/**
 * Partnerships of creators with brands. The demo's creator works with the first seller's brands, except the last two:
 * one partnership has ended, the other never began. Every tenth other creator works only with other sellers. Some
 * creators have only ended partnerships.
 */
export function buildPartnerships(
  creators: readonly SeedCreator[],
  sellersBrands: readonly (readonly SeedBrand[])[],
  seed: number,
): SeedPartnership[] {
  const [own = [], ...others] = sellersBrands;
  const rest = others.flat();
  return creators.flatMap((creator, position) => {
    const pair = (brand: SeedBrand, active: boolean) => ({
      creatorId: creator.id,
      brandId: brand.id,
      active,
    });
    if (creator.name === demoCreator) {
      return own.slice(0, -1).map((brand, index) => pair(brand, index < own.length - 2));
    }
    const random = randomFor(seed, 'partnerships', creator.name);
    const outsider = position % 10 === 9;
    const former = position % 15 === 11;
    const chosen = random.shuffle(own).slice(0, outsider ? 0 : random.integer(1, Math.min(7, own.length)));
    const elsewhere = rest.filter(() => random.chance(outsider ? 0.8 : 0.15));
    return [...chosen, ...elsewhere].map((brand) => pair(brand, !former && !random.chance(0.12)));
  });
}
