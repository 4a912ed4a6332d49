import { allSentences } from '@/lib/language/sentences/write-sentence';

/** A sentence with its values and numbers left out. */
const shapeOf = (sentence: string): string => sentence.replace(/\{\w+\}|\d+/g, '#');

const ours = new Set(Object.keys(allSentences).map(shapeOf));

/**
 * Why something failed, if it is a sentence of ours whose values are numbers. Others may repeat the API's text or a name of
 * the workspace, which are not for those who run the installation.
 */
export const tellReason = (problem: string | null): string | null =>
  problem !== null && ours.has(shapeOf(problem)) ? problem : null;
