import { answerApi } from '@/lib/gateway/proxy';

/** /api/seller/*: the seller API at its own paths. */
export {
  answerApi as DELETE,
  answerApi as GET,
  answerApi as HEAD,
  answerApi as OPTIONS,
  answerApi as PATCH,
  answerApi as POST,
  answerApi as PUT,
};
