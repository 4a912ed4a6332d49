import { useLanguage } from '@/lib/language/use-language';
import { againstOf, type ComparedAnswer, noteAgainst } from '@/lib/pages/caption';

/** Says how many days changes count, unless every day counts. */
export function AgainstNote({ answer }: { answer: ComparedAnswer | undefined }) {
  const language = useLanguage();
  const note = answer ? noteAgainst(language, againstOf(answer)) : null;
  return note && <p className="text-xs text-pretty text-muted">{note}</p>;
}
