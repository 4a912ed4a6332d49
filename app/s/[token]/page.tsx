import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '@/app/_server/language';
import { readShare } from '@/app/_server/read-share';
import { readSheet } from '@/features/shares/read-sheet';
import { LockedShare } from '@/features/shares/screens/locked-share';
import { ShareMessage } from '@/features/shares/screens/share-message';
import { SheetView } from '@/features/shares/screens/sheet-view';
import { noteUse } from '@/lib/access/grants/define-grant';
import { openShare } from './actions';

/** The page takes nothing from its address but the secret: what it shows is stored. */
type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await readLanguage();
  const found = await readShare((await params).token);
  const hidden = { robots: { index: false, follow: false }, referrer: 'no-referrer' } as const;
  if (!found) return { ...hidden, title: t('shares.missing.title') };
  if (found === 'busy') return { ...hidden, title: t('shares.busy.title') };
  // The form needs its own origin, without scripts too. Nothing leads to another site from here.
  if (!found.open) return { ...hidden, referrer: 'same-origin', title: t('shares.locked.title') };
  return { ...hidden, title: found.share.name };
}

export default async function SharedPage({ params }: Props) {
  const { token } = await params;
  const found = await readShare(token);
  if (!found) notFound();
  const { t } = await readLanguage();
  if (found === 'busy') return <ShareMessage title={t('shares.busy.title')} text={t('shares.busy.text')} />;
  const { share, workspace, open, from } = found;
  if (!open) return <LockedShare action={openShare} token={token} />;
  const sheet = await readSheet(workspace, share);
  if (!sheet) notFound();
  await noteUse(workspace.db, share, from);
  return (
    <SheetView
      sheet={sheet}
      name={share.name}
      workspace={share.member.workspaceName}
      expiresAt={share.expiresAt.toISOString()}
    />
  );
}
