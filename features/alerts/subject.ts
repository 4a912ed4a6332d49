import { findGroup } from '@/lib/data/read/groups/find-group';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import type { Language } from '@/lib/language/language';
import type { EachKind } from '@/lib/pages/alert-target';
import type { Watched } from './alert-shape';
import { clipName } from './clip-name';
import type { Findings, KindParts } from './kind';

type Subject = Pick<Watched, 'subject' | 'currency'>;

/** What is found of a subject that is gone. */
export const nothingFound = {
  since: () => [],
  takenBack: () => null,
  preview: null,
} satisfies Findings<unknown>;

/** False if the subject is a group that was deleted. */
export async function isStored(ledger: KindParts, subject: Subject['subject']): Promise<boolean> {
  if (!subject || !isGroupDimension(subject.kind)) return true;
  const { kind, id } = subject;
  return (await findGroup(ledger.db, ledger.id, { kind, id })) !== undefined;
}

/** The currency that a rule is about, and its subject. */
export const nameSubjectOf = ({ t }: Language, { currency, subject }: Subject): string =>
  subject ? t('alerts.of', { name: clipName(subject.name ?? subject.id), currency }) : currency;

/** Whose figures a rule watches, as a part of its sentence. */
export function describeWhose(
  { t }: Language,
  { subject, each = null }: Pick<Subject, 'subject'> & { each?: EachKind | null },
): string {
  const name = subject && clipName(subject.name ?? subject.id);
  if (!each) return name === null ? t('alerts.words.whose.all') : t('alerts.words.of', { name });
  return name === null ? t(`alerts.words.any.${each}`) : t('alerts.words.anyOf', { each, name });
}

/** The brand whose products a rule watches. */
export const describeBrand = ({ t }: Language, brand: { id: string; name: string | null } | null): string =>
  brand ? t('alerts.words.of', { name: clipName(brand.name ?? brand.id) }) : t('alerts.words.any.brand');
