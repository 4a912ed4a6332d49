import { firstNames, lastNames } from './creator-words';
import type { SeedCreator } from './creators';
import { randomFor, toUuid } from './random';

/** A profile of the third-party program. Unclaimed profiles have no team, e-mail or bio. */
export type SeedProfile = {
  id: string;
  teamId: string | null;
  tag: string;
  profileName: string;
  name: string;
  email: string | null;
  bio: string | null;
};

const toLetters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Two of three creators on the platform have a program profile, often with another name. */
export function buildClaimedProfiles(creators: readonly SeedCreator[], seed: number): SeedProfile[] {
  const random = randomFor(seed, 'profiles');
  return creators
    .filter((_, position) => position % 3 !== 1)
    .map((creator) => ({
      id: toUuid(seed, 'profile', creator.id),
      teamId: creator.id,
      tag: `${toLetters(creator.name)}${random.chance(0.3) ? '0d' : ''}-20`,
      profileName: random.chance(0.4) ? `${creator.name.split(' ')[0]} Picks` : creator.name,
      name: creator.name,
      email: creator.email,
      bio: creator.bio,
    }));
}

/** Profiles of people who are not on the platform. */
export function buildUnclaimedProfiles(count: number, sellerName: string, seed: number): SeedProfile[] {
  const random = randomFor(seed, 'unclaimed profiles', sellerName);
  return Array.from({ length: count }, (_, position) => {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const id = toUuid(seed, 'unclaimed', sellerName, position);
    return {
      id,
      teamId: null,
      tag: `${toLetters(name).slice(0, 9)}${id.slice(0, 4)}-20`,
      profileName: `${name} Finds`,
      name,
      email: null,
      bio: null,
    };
  });
}
