import { operations } from '@/lib/contract/operations';
import { createLink as create } from '../links/create-link';
import { describeLink } from '../links/describe-link';
import { answerBody } from './answer';

export const createLink = answerBody(operations.createLink, async ({ db, publicUrl, ownerId }, request) =>
  describeLink(publicUrl, await create(db, ownerId, request)),
);
