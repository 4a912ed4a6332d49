import { answerOperation } from '@/app/_server/answer-operation';

/** /api/*: our own API, whose operations are in `features`. Unknown paths get an error in the usual shape. */
export {
  answerOperation as DELETE,
  answerOperation as GET,
  answerOperation as HEAD,
  answerOperation as OPTIONS,
  answerOperation as PATCH,
  answerOperation as POST,
  answerOperation as PUT,
};
