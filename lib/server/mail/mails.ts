import type { Language } from '@/lib/language/language';
import { cleanName } from './clean-name';
import { type Mail, writeMail } from './write-mail';

type Invitation = {
  url: string;
  neverUrl: string;
  inviter: string;
  workspace: string;
  role: 'owner' | 'admin' | 'analyst' | 'creator';
};

/** Invites someone to a workspace. `url`: where the invitation is accepted. `neverUrl`: where they end all questions. */
export function writeInvitation(
  language: Language,
  { url, neverUrl, inviter, workspace, role }: Invitation,
): Mail {
  const { t } = language;
  const names = { name: cleanName(inviter), workspace: cleanName(workspace) };
  return writeMail(language, {
    subject: t('mail.invitation.subject', names),
    about: t('mail.invitation.about', { ...names, role: t(`members.roles.${role}`) }),
    link: { url, label: t('mail.invitation.link') },
    foot: t('mail.invitation.foot'),
    stop: { url: neverUrl, label: t('mail.never') },
  });
}

/** Sends the person with this `email` the link that sets a new password. */
export function writeReset(language: Language, { url, email }: { url: string; email: string }): Mail {
  const { t } = language;
  return writeMail(language, {
    subject: t('mail.reset.subject'),
    about: t('mail.reset.about', { email }),
    link: { url, label: t('mail.reset.link') },
    foot: t('mail.reset.foot'),
  });
}

/** How a person's second factor changed. `reset`: the operator of the server removed all of it. */
export const factorChanges = [
  'appAdded',
  'appRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'codesRenewed',
  'codeUsed',
  'reset',
] as const;
export type FactorChange = (typeof factorChanges)[number];

/** Tells a person that their second factor changed, or that a recovery code was used. `url`: the settings of their account. */
export function writeFactorChange(
  language: Language,
  {
    url,
    email,
    changes,
  }: { url: string; email: string; changes: readonly [FactorChange, ...FactorChange[]] },
): Mail {
  const { t } = language;
  return writeMail(language, {
    subject: t(`mail.factor.${changes[0]}.subject`),
    about: changes.map((change) => t(`mail.factor.${change}.about`, { email })).join('\n'),
    link: { url, label: t('mail.factor.link') },
    foot: t('mail.factor.foot'),
  });
}

/** What a member is told of a grant: that it was made, or that it ends within a week. */
export type GrantEvent = 'made' | 'ending';

type GrantMail = {
  event: GrantEvent;
  kind: 'token' | 'live' | 'share';
  name: string;
  workspace: string;
  expiresAt: Date;
  /** The list where it can be revoked. */
  url: string;
};

const aboutGrant = ({ format }: Language, { kind, name, workspace, expiresAt }: GrantMail) => ({
  kind,
  name: cleanName(name),
  workspace: cleanName(workspace),
  end: format.day(expiresAt.toISOString().slice(0, 10)),
});

/** Tells a member of a grant. */
export function writeGrantMail(language: Language, grant: GrantMail): Mail {
  const { t } = language;
  const { event, url } = grant;
  const about = aboutGrant(language, grant);
  return writeMail(language, {
    subject: t(`mail.grant.${event}.subject`, about),
    about: t(`mail.grant.${event}.about`, about),
    link: { url, label: t('mail.grant.link') },
    foot: t(`mail.grant.${event}.foot`),
  });
}

/** Tells a member of several grants, each with its list. `url`: one of the lists. */
export function writeGrantDigest(
  language: Language,
  { told, url }: { told: readonly GrantMail[]; url: string },
): Mail {
  const { t } = language;
  const count = String(told.length);
  return writeMail(language, {
    subject: t('mail.grant.several.subject', { count }),
    about: t('mail.grant.several.about', { count }),
    items: told.map((grant) => ({
      text: t(`mail.grant.${grant.event}.subject`, aboutGrant(language, grant)),
      note: t(`mail.grant.${grant.event}.about`, aboutGrant(language, grant)),
      url: grant.url,
    })),
    link: { url, label: t('mail.grant.link') },
    foot: t('mail.grant.made.foot'),
  });
}

type Confirmation = { url: string; neverUrl: string; report: string; workspace: string };

/** Asks someone outside whether they want a report. `url`: where they confirm. `neverUrl`: where they end all questions. */
export function writeConfirmation(
  language: Language,
  { url, neverUrl, report, workspace }: Confirmation,
): Mail {
  const { t } = language;
  const names = { report: cleanName(report), workspace: cleanName(workspace) };
  return writeMail(language, {
    subject: t('mail.confirmation.subject', names),
    about: t('mail.confirmation.about', names),
    link: { url, label: t('mail.confirmation.link') },
    foot: t('mail.confirmation.foot'),
    stop: { url: neverUrl, label: t('mail.never') },
  });
}

/** Shows that mail works. `url`: the dashboard. */
export function writeTest(language: Language, { url }: { url: string }): Mail {
  const { t } = language;
  return writeMail(language, {
    subject: t('mail.test.subject'),
    about: t('mail.test.about'),
    link: { url, label: t('mail.test.link') },
    foot: t('mail.test.foot'),
  });
}

type AlertMail = {
  /** What happened, in one sentence whose names are clean. */
  text: string;
  /** Until when that may change. */
  note: string | null;
  rule: string;
  workspace: string;
  /** The page with the figures, and the one that stops the mail. */
  url: string;
  stopUrl: string;
};

/** Tells of several alerts, each with its page. */
export function writeDigest(
  language: Language,
  {
    alerts,
    workspace,
    url,
    stopUrl,
  }: Pick<AlertMail, 'workspace' | 'url' | 'stopUrl'> & {
    alerts: readonly Pick<AlertMail, 'text' | 'note' | 'rule' | 'url'>[];
  },
): Mail {
  const { t } = language;
  const count = String(alerts.length);
  return writeMail(language, {
    subject: t('mail.digest.subject', { count }),
    about: t('mail.digest.about', { count, workspace: cleanName(workspace) }),
    items: alerts.map(({ text, note, rule, url }) => ({
      text,
      url,
      note: [note, t('mail.digest.rule', { name: cleanName(rule) })].filter(Boolean).join(' '),
    })),
    link: { url, label: t('mail.digest.link') },
    foot: t('mail.digest.foot'),
    stop: { url: stopUrl, label: t('mail.digest.stop') },
  });
}

/** Tells of an alert. */
export function writeAlert(
  language: Language,
  { text, note, rule, workspace, url, stopUrl }: AlertMail,
): Mail {
  const { t } = language;
  return writeMail(language, {
    subject: text,
    about: note === null ? text : `${text}\n${note}`,
    link: { url, label: t('mail.alert.link') },
    foot: t('mail.alert.foot', { rule: cleanName(rule), workspace: cleanName(workspace) }),
    stop: { url: stopUrl, label: t('mail.alert.stop') },
  });
}
