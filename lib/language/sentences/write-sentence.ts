import { accountSentences } from './accounts';
import { alertSentences } from './alerts';
import { browserSentences } from './browser';
import { closingSentences } from './closing';
import { connectionSentences } from './connections';
import { creditSentences } from './credits';
import { deskSentences } from './desk';
import { fieldSentences } from './fields';
import { messageSentences } from './from-messages';
import { gatewaySentences } from './gateway';
import { goalSentences } from './goals';
import { ledgerSentences } from './ledger';
import { linkSentences } from './links';
import { mailSentences } from './mail';
import { noteSentences } from './notes';
import { profitSentences } from './profit';
import { quotaSentences } from './quotas';
import { rateSentences } from './rates';
import { requestSentences } from './requests';
import { scheduleSentences } from './schedules';
import { createSentenceWriter, type Sentences } from './sentence-writer';
import { tokenSentences } from './tokens';
import { viewSentences } from './views';

/** Every sentence of the server, in every language. Too large for a browser. */
export const allSentences = {
  ...messageSentences,
  ...accountSentences,
  ...alertSentences,
  ...browserSentences,
  ...closingSentences,
  ...connectionSentences,
  ...creditSentences,
  ...deskSentences,
  ...fieldSentences,
  ...gatewaySentences,
  ...goalSentences,
  ...ledgerSentences,
  ...linkSentences,
  ...mailSentences,
  ...noteSentences,
  ...profitSentences,
  ...quotaSentences,
  ...rateSentences,
  ...requestSentences,
  ...scheduleSentences,
  ...tokenSentences,
  ...viewSentences,
} satisfies Sentences;

/** Creates a translator for a language. */
export const sentenceWriterOf = createSentenceWriter(allSentences);
