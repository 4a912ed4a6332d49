import type { LinkValues } from './form-values';

const presetFields = ['subid1', 'subid2', 'sharedid'] as const;

type PresetField = (typeof presetFields)[number];
type Source = Readonly<Record<PresetField, string | null>> | LinkValues;

/** The non-empty values of a preset, or of a form that would be saved as one. */
export function listPresetValues(source: Source): [PresetField, string][] {
  return presetFields.flatMap((name) => {
    const value = source[name];
    return value ? [[name, value] satisfies [PresetField, string]] : [];
  });
}
