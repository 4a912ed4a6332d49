import { describeIssues } from '@/components/catalog/describe-issues';
import { LoadFailure } from '@/components/catalog/load-failure';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RequestFailure } from '@/lib/query/request-failure';

type Props = {
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** Back to a question that can be answered. */
  onReset: () => void;
};

/** A report that could not be read. Where the question itself is at fault, each field says what is wrong with it. */
export function QuestionFailure({ title, error, onRetry, retrying, onReset }: Props) {
  const body = error instanceof RequestFailure ? error.body : undefined;
  if (body?.code !== 'invalid_input') {
    return <LoadFailure title={title} error={error} onRetry={onRetry} retrying={retrying} />;
  }
  return (
    <div role="alert">
      <EmptyState
        title="This cannot be shown"
        action={<Button onClick={onReset}>Show the last 28 days</Button>}
      >
        {describeIssues(body.issues)}
      </EmptyState>
    </div>
  );
}
