import { Instant } from '@/components/feedback/instant';
import { Banner } from '@/components/ui/banner';

type Props = { createdAt: string | null };

/** When the newest backup was made, for people who can do something about it. */
export function BackupNote({ createdAt }: Props) {
  if (createdAt === null) {
    return (
      <Banner title="No backup yet.">
        Run <code>npm run backup</code> on the server. Embedded databases are backed up once a day.
      </Banner>
    );
  }
  return (
    <p className="text-xs text-muted">
      Newest backup on this server: <Instant at={createdAt} />
    </p>
  );
}
