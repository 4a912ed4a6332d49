import { answerMcp } from '@/app/_server/answer-mcp';

/** /api/mcp: tools for agents, by the Model Context Protocol (Streamable HTTP). */
export { answerMcp as DELETE, answerMcp as GET, answerMcp as POST };
