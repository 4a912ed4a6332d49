import { firstOfEach } from '@/lib/base/first-of-each';
import { toNameLine } from '@/lib/language/format/clean-text';
import { foldTyped } from '@/lib/language/format/typed-text';
import { deskLimits } from './desk-shape';

/** What is wrong with a link; null if it is valid. */
export function findLinkProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain ? null : 'must be a web address, such as https://example.com/mara';
}

/** What is wrong with the tags of a partner; null if they are valid. Files separate tags with commas or semicolons. */
export function findTagsProblem(tags: readonly string[]): string | null {
  if (tags.length > deskLimits.tags) return `must have at most ${deskLimits.tags} items`;
  if (tags.some((tag) => tag.length > deskLimits.tag))
    return `must have at most ${deskLimits.tag} characters each`;
  return tags.some((tag) => /[,;]/.test(tag)) ? 'must not contain , or ;' : null;
}

/** Tags without empty ones. Of tags that look the same but for case, the first. */
export function tidyTags(given: readonly string[]): string[] {
  const tags = given.map((tag) => toNameLine(tag)).filter((tag) => tag !== '');
  return firstOfEach(tags, foldTyped);
}
