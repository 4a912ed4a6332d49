import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { groupNames, isGroupName } from '@/components/gallery/group-names';
import { groups } from '@/components/gallery/groups';

export const metadata: Metadata = { title: 'Parts' };

type Props = { params: Promise<{ group?: string[] }> };

/** Every component in every state, for contributors. Not part of production builds. */
export default async function PartsPage({ params }: Props) {
  const [name = 'buttons', ...more] = (await params).group ?? [];
  if (!isGroupName(name) || more.length > 0) notFound();
  const Group = groups[name];
  return (
    <main className="grid gap-6 p-6">
      <h1 className="text-xl font-semibold">Parts: {name}</h1>
      <nav aria-label="Groups" className="flex flex-wrap gap-4 text-sm">
        {groupNames.map((group) => (
          <a
            key={group}
            href={`/dev/ui/${group}`}
            aria-current={group === name ? 'page' : undefined}
            className="text-accent underline aria-[current]:text-text aria-[current]:no-underline"
          >
            {group}
          </a>
        ))}
      </nav>
      <Group />
    </main>
  );
}
