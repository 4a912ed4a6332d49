import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { SubjectField } from '@/features/search/screens/subject-field';
import { fieldOf } from './read-rule-form';

/** The creator or product that a rule is about: subjects that are too many for a list. */
export function FoundField({ kind, draft }: { kind: 'creator' | 'product'; draft: RuleDraft }) {
  return (
    <SubjectField
      kind={kind}
      name={fieldOf('subject.id')}
      foundName={fieldOf('subject.found')}
      given={draft.subject === kind ? (draft.id ?? '') : ''}
      inline
    />
  );
}
