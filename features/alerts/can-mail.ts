import type { Member } from '@/lib/access/member';

/** Whether alerts can be sent to a member by mail. People of the demo have no address of their own. */
export const canMail = ({ demo }: Pick<Member, 'demo'>, mailing: boolean): boolean => mailing && !demo;
