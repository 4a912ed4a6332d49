import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FailureBody } from '@/lib/base/failure';
import { respondFailure } from '@/lib/server/http/failure-response';

/** A failed call, as a model can act on it: what is wrong, and what is allowed. Other errors are logged and say nothing. */
export async function describeFailure(
  error: unknown,
  { tool, requestId }: { tool: string; requestId: string },
): Promise<CallToolResult> {
  const response = respondFailure(error, {
    requestId,
    write: (sentence) => sentence,
    about: { method: 'tools/call', path: tool },
  });
  const { message, issues, status }: FailureBody = await response.json();
  const fields = issues.map((issue) => `${issue.field} ${issue.message}`).join('; ');
  const text = fields === '' ? message : `${message.replace(/[.:]$/, '')}: ${fields}.`;
  return {
    content: [{ type: 'text', text: status >= 500 ? `${text} Request ${requestId}.` : text }],
    isError: true,
  };
}
