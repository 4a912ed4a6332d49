import { createDayFormat } from '@/lib/language/format/day';
import { type LanguageCode, toLanguage } from '../languages';

/**
 * English sentences of the server and their translations. `{name}` stands for a value. Some values are translated too;
 * `{month}` is a month such as `Oct 2026`.
 */
export type Sentences = Record<string, Record<Exclude<LanguageCode, 'en'>, string>>;

/** Translates an English sentence. Unknown text, such as the API's, stays as it is. */
export type WriteSentence = (sentence: string) => string;

type Pattern = { shape: RegExp; names: string[]; texts: Sentences[string] };

/** Values that are themselves sentences. Other values come from people or the API. */
const lookedFor = new Set(['words', 'why', 'message', 'field', 'product']);

const placeholder = /\{(\w+)\}/g;
/** Longer texts are not looked up, because matching patterns takes time. */
const longest = 1_000;

/** Creates a translator of these sentences for a locale. */
export function createSentenceWriter(sentences: Sentences): (locale: string) => WriteSentence {
  const plain = new Map(Object.entries(sentences));
  const patterns = Object.entries(sentences)
    .filter(([sentence]) => sentence.match(placeholder))
    // More specific patterns come first: `Too big: expected string …` before `{words}, or N/A`.
    .sort(([a], [b]) => countFixed(b) - countFixed(a))
    .map(([sentence, texts]) => toPattern(sentence, texts));

  return (locale) => {
    const code = toLanguage(locale.split('-')[0]) ?? 'en';
    if (code === 'en') return (sentence) => sentence;
    const format = createDayFormat(locale, '');
    const write: WriteSentence = (sentence) => {
      const same = plain.get(sentence);
      if (same) return same[code];
      if (sentence.length > longest) return sentence;
      for (const { shape, names, texts } of patterns) {
        const values = shape.exec(sentence)?.slice(1);
        if (!values) continue;
        return texts[code].replace(placeholder, (_, name: string) =>
          writeValue(name, values[names.indexOf(name)] ?? ''),
        );
      }
      return sentence;
    };
    const writeValue = (name: string, value: string) => {
      if (lookedFor.has(name)) return write(value);
      const instant = name === 'month' ? Date.parse(`${value} UTC`) : Number.NaN;
      return Number.isNaN(instant) ? value : format.month(new Date(instant).toISOString().slice(0, 10));
    };
    return write;
  };
}

const countFixed = (sentence: string) => sentence.replace(placeholder, '').length;

function toPattern(sentence: string, texts: Sentences[string]): Pattern {
  const fixed = sentence.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    shape: new RegExp(`^${fixed.join('(.+)')}$`, 's'),
    names: [...sentence.matchAll(placeholder)].map(([, name = '']) => name),
    texts,
  };
}
