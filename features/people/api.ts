import { z } from 'zod';
import { inSession } from '@/features/people/accounts/in-session';
import { beginApp, finishApp } from '@/features/people/second-factor/authenticator-app';
import { confirming, confirmSession } from '@/features/people/second-factor/confirm-session';
import { createdPasskeySchema, signedChallengeSchema } from '@/features/people/second-factor/passkey-shape';
import { addPasskey, askPasskey, beginPasskey } from '@/features/people/second-factor/passkeys';
import { readFactors } from '@/features/people/second-factor/read-factors';
import { renewCodes } from '@/features/people/second-factor/recovery-codes';
import { removeApp, removePasskey } from '@/features/people/second-factor/remove-factor';
import { refuseInDemo } from '@/lib/access/members';
import { operation } from '@/lib/api/operation';
import type { Services } from '@/lib/api/services';
import { uuid } from '@/lib/contract/parameters';
import type { Workspace } from '@/lib/data/store/workspace';
import { lineField } from '@/lib/language/format/line-field';

const code = z.string().max(100);
const name = lineField(100, 'Enter a name for the passkey');
/** Passkeys of some authenticators come with certificates. */
const limit = 64 * 1024;

/** The member is told of changes by mail, in the language of the request. */
const partsOf = ({ db, language }: Workspace, { accountVault, environment, mailer }: Services) => ({
  db,
  accountVault,
  environment,
  mail: mailer ? language : null,
});

/** What all of them have in common. A member may call them to add the factor that the workspace requires. */
const own = { access: 'self', scope: null, beforeFactor: true } as const;

/** The member's own second factor. */
export const secondFactorApi = {
  'GET /api/second-factor': operation({
    ...own,
    summary: 'Lists your second factors, without any secret.',
    answer: ({ db, member }) => readFactors(db, member.userId),
  }),
  'POST /api/second-factor/app': operation({
    ...own,
    summary: 'Makes the secret of an authenticator app. Its first code adds it.',
    confirm: true,
    status: 201,
    answer: (workspace, input, services) =>
      beginApp(partsOf(workspace, services), inSession(workspace, input), workspace.now?.()),
  }),
  'PUT /api/second-factor/app': operation({
    ...own,
    summary: 'Adds the authenticator app by its first code. Recovery codes come with the first factor.',
    confirm: true,
    body: z.object({ code }),
    answer: async (workspace, input, services) => {
      const { code } = input.body;
      const [parts, member] = [partsOf(workspace, services), inSession(workspace, input)];
      return finishApp(parts, member, code, workspace.now?.());
    },
  }),
  'DELETE /api/second-factor/app': operation({
    ...own,
    summary: 'Removes the authenticator app.',
    confirm: true,
    answer: (workspace, _input, services) => removeApp(partsOf(workspace, services), workspace.member.userId),
  }),
  'POST /api/second-factor/passkeys/options': operation({
    ...own,
    summary: 'Answers what a browser needs to create a passkey.',
    confirm: true,
    answer: (workspace, input, services) =>
      beginPasskey(
        { ...partsOf(workspace, services), origin: input.caller.origin },
        inSession(workspace, input),
        workspace.now?.(),
      ),
  }),
  'POST /api/second-factor/passkeys': operation({
    ...own,
    summary: 'Adds a passkey. Recovery codes come with the first factor.',
    confirm: true,
    body: z.object({ name, response: createdPasskeySchema }),
    limit,
    status: 201,
    answer: async (workspace, input, services) => {
      const [parts, member] = [partsOf(workspace, services), inSession(workspace, input)];
      return addPasskey(parts, member, input.body, workspace.now?.());
    },
  }),
  'DELETE /api/second-factor/passkeys/{id}': operation({
    ...own,
    summary: 'Removes a passkey.',
    confirm: true,
    params: z.object({ id: uuid }),
    answer: (workspace, { params }, services) =>
      removePasskey(partsOf(workspace, services), workspace.member.userId, params.id),
  }),
  'POST /api/second-factor/codes': operation({
    ...own,
    summary: 'Makes new recovery codes. The old ones no longer work.',
    confirm: true,
    status: 201,
    answer: async (workspace, _input, services) => {
      refuseInDemo(workspace.member);
      return { codes: await renewCodes(partsOf(workspace, services), workspace.member.userId) };
    },
  }),
  'POST /api/second-factor/challenges': operation({
    ...own,
    summary: 'Answers what a browser needs to confirm a session with a passkey.',
    answer: (workspace, input, services) =>
      askPasskey(
        { ...partsOf(workspace, services), origin: input.caller.origin },
        confirming(inSession(workspace, input)),
        workspace.now?.(),
      ),
  }),
  'POST /api/second-factor/confirmations': operation({
    ...own,
    summary: 'Confirms your session for 15 minutes with your second factor.',
    body: z.union([z.object({ code }), z.object({ passkey: signedChallengeSchema })]),
    limit,
    answer: async (workspace, input, services) => {
      const [parts, member] = [partsOf(workspace, services), inSession(workspace, input)];
      await confirmSession(parts, member, input.body, workspace.now?.());
    },
  }),
};
export type SecondFactorApi = typeof secondFactorApi;
