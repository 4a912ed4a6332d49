import type { Translate } from '@/lib/language/translate';
import type { EachKind, SubjectKind } from '@/lib/pages/alert-target';

type InKind = 'brand' | 'creator_group' | 'product_group';

/** Whose figures a rule may watch: of everything, of each, of one, or of each within one. `value`: as the form sends it. */
type Whose =
  | { value: string; subject: null; each: EachKind | null }
  | { value: string; subject: SubjectKind; each: null }
  | { value: string; subject: InKind; each: EachKind };

export const whoseChoices: readonly Whose[] = [
  { value: '', subject: null, each: null },
  { value: 'any_creator', subject: null, each: 'creator' },
  { value: 'any_brand', subject: null, each: 'brand' },
  { value: 'any_product', subject: null, each: 'product' },
  { value: 'creator', subject: 'creator', each: null },
  { value: 'brand', subject: 'brand', each: null },
  { value: 'product', subject: 'product', each: null },
  { value: 'creator_group', subject: 'creator_group', each: null },
  { value: 'product_group', subject: 'product_group', each: null },
  { value: 'any_in_creator_group', subject: 'creator_group', each: 'creator' },
  { value: 'any_in_product_group', subject: 'product_group', each: 'product' },
  { value: 'any_in_brand', subject: 'brand', each: 'product' },
];

export const findWhose = (value: string): Whose =>
  whoseChoices.find((whose) => whose.value === value) ?? { value: '', subject: null, each: null };

/** The choice as a part of the sentence. The name of its subject follows. */
export function nameWhose(t: Translate, { subject, each }: Whose): string {
  if (each === null) return t(`alerts.words.whose.${subject ?? 'all'}`);
  return subject === null ? t(`alerts.words.any.${each}`) : t(`alerts.words.anyIn.${subject}`);
}
