import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import type { Statement } from '@/features/closing/statement-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { describeState } from './describe-state';

const tones = { running: 'neutral', open: 'provisional', settled: 'positive', closed: 'accent' } as const;

/** The state of a statement in two words. */
export function StateBadge({ state }: Pick<Statement, 'state'>) {
  const { t } = useLanguage();
  return <Badge tone={tones[state]}>{t(`closing.states.${state}`)}</Badge>;
}

/** Explains the state: who closed it and what was open, or why it cannot be closed yet. */
export function StateNote({ statement }: { statement: Statement }) {
  const language = useLanguage();
  const { t, format } = language;
  const { closing } = statement;
  const text = describeState(language, statement);
  // On a phone, the text of an open month loses a line when its rows are there, and the statement below must not move.
  const room = statement.state === 'open' && 'max-sm:min-h-15';
  if (!closing) return <p className={cn('text-sm text-muted', room)}>{text}</p>;
  const day = format.day(closing.closedAt.slice(0, 10));
  const title = closing.closedBy
    ? t('closing.state.closedBy', { day, name: closing.closedBy })
    : t('closing.state.closed', { day });
  return <Banner title={title}>{text}</Banner>;
}
