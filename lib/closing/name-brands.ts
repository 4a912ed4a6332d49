import { setTimeout as sleep } from 'node:timers/promises';
import { type NameParts, nameSourceOf } from '@/lib/names/name-source';
import { mostNames } from '@/lib/names/names';
import { resolveNames } from '@/lib/names/resolve-names';

export type BrandNames = Readonly<Record<string, string>>;

/** How long a statement waits for names. */
const waitMs = 2_000;

/** Names of brands, as far as they come in time. A statement stands without them: brands are then known by their ids. */
export async function nameBrands(parts: NameParts, brands: readonly string[]): Promise<BrandNames> {
  const source = nameSourceOf(parts);
  const names: Record<string, string> = {};
  const ask = async () => {
    for (let start = 0; start < brands.length; start += mostNames) {
      Object.assign(
        names,
        (await resolveNames(source, { brands: brands.slice(start, start + mostNames) })).brands,
      );
    }
  };
  const timer = new AbortController();
  await Promise.race([
    ask().catch(() => {}),
    sleep(waitMs, undefined, { signal: timer.signal }).catch(() => {}),
  ]);
  timer.abort();
  return { ...names };
}
