import { answerStopMail, openStopMail } from '@/app/_server/answer-stop-mail';

/** POST /api/stop-mail/{token}: one-click unsubscribe of an alert's mail. GET opens the page for it. */
export { answerStopMail as POST, openStopMail as GET };
