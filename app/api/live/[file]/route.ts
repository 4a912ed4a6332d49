import { answerLive } from '@/app/_server/answer-live';

/** GET and HEAD /api/live/{secret}.csv: what a live address shows. */
export { answerLive as GET, answerLive as HEAD };
