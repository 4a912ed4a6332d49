import type { LinkValues } from './form-values';

const presetFields = ['subid1', 'subid2', 'sharedid'] as const;

type PresetField = (typeof presetFields)[number];
type Source = Readonly<Record<PresetField, string | null>> | LinkValues;

/** What a preset holds, or a form would keep in one: nothing that is empty. */
export function keptValues(source: Source): [PresetField, string][] {
  return presetFields.flatMap((name) => {
    const value = source[name];
    return value ? [[name, value] satisfies [PresetField, string]] : [];
  });
}
