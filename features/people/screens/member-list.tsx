'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { membersOptions } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';
import { MemberRow } from './member-row';

type Props = Omit<ComponentProps<typeof MemberRow>, 'person' | 'isMe'> & { me: string };

/** The members of the workspace. `me`: the viewer's id. */
export function MemberList({ me, ...row }: Props) {
  const { t } = useLanguage();
  const read = useQuery(membersOptions());
  const failure = toFailure(read);
  return (
    <Card flush title={t('members.people.title')}>
      {failure ? <LoadFailure {...failure} title={t('members.people.failed')} /> : null}
      <ul className="divide-y divide-border border-t border-border">
        {read.data?.members.map((person) => (
          <MemberRow key={person.userId} {...row} person={person} isMe={person.userId === me} />
        ))}
      </ul>
    </Card>
  );
}
