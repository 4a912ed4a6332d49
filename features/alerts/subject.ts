import { isGroupDimension } from '@/lib/data/group-dimensions';
import { findGroup } from '@/lib/data/groups/find-group';
import type { Language } from '@/lib/language/language';
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
