import { cutText } from '@/lib/base/cut-text';

const longest = 60;

/** A name of the API in the text of an alert. */
export const clipName = (name: string): string => cutText(name, longest, '…');
