import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FailureBody } from '@/lib/base/failure';
import { respondFailure } from '@/lib/server/http/failure-response';
import { cleanData } from './clean-data';

type Failed = { tool: string; requestId: string; signal: AbortSignal };

/** A failed call, as a model can act on it: what is wrong, and what is allowed. Other errors are logged and say nothing. */
export async function describeFailure(
  error: unknown,
  { tool, requestId, signal }: Failed,
): Promise<CallToolResult> {
  // Nobody reads the answer of a cancelled call.
  if (signal.aborted) return toResult('The call was cancelled.');
  const about = { method: 'tools/call', path: tool };
  const response = respondFailure(error, { requestId, write: (sentence) => sentence, about });
  if (response.body === null) return toResult('The call was cancelled.');
  const { message, issues, status }: FailureBody = await response.json();
  const fields = issues.map((issue) => `${issue.field} ${issue.message}`).join('; ');
  // The words may be the API's.
  const text = cleanData(fields === '' ? message : `${message.replace(/[.:]$/, '')}: ${fields}.`);
  return toResult(status >= 500 ? `${text} Request ${requestId}.` : text);
}

const toResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
