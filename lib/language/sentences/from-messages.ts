import germanLinks from '../messages/de/links.json' with { type: 'json' };
import germanOutcomes from '../messages/de/outcomes.json' with { type: 'json' };
import { links } from '../messages/en/links';
import { outcomes } from '../messages/en/outcomes';
import japaneseLinks from '../messages/ja/links.json' with { type: 'json' };
import japaneseOutcomes from '../messages/ja/outcomes.json' with { type: 'json' };
import type { Sentences } from './sentence-writer';

type Messages = { readonly [key: string]: string | Messages };

/** Numbers stay in English format: `1,234`. */
const plain = (message: string) => message.replaceAll(', number}', '}');

/** The messages of a noun, keyed by their English text. */
function toSentences(en: Messages, de: Messages, ja: Messages): Sentences {
  const found = Object.keys(en).map((key): Sentences => {
    const [text, inGerman, inJapanese] = [en[key], de[key], ja[key]];
    if (typeof text === 'object' && typeof inGerman === 'object' && typeof inJapanese === 'object') {
      return toSentences(text, inGerman, inJapanese);
    }
    if (typeof text !== 'string' || typeof inGerman !== 'string' || typeof inJapanese !== 'string') return {};
    return { [plain(text)]: { de: plain(inGerman), ja: plain(inJapanese) } };
  });
  return Object.assign({}, ...found);
}

const ofOutcomes = toSentences(outcomes, germanOutcomes, japaneseOutcomes);

/** A batch stores a title and a reason as one text: `Product not found. The API does not know “X”.` */
const withWhy = Object.entries(ofOutcomes)
  .filter(([title]) => !/[.{]/.test(title))
  .map(([title, { de, ja }]) => [`${title}. {why}`, { de: `${de}. {why}`, ja: `${ja}。{why}` }]);

/** Link errors. Screens write them in the user's language, the server in English. */
export const messageSentences: Sentences = {
  ...toSentences(links.problems, germanLinks.problems, japaneseLinks.problems),
  [links.subid1]: { de: germanLinks.subid1, ja: japaneseLinks.subid1 },
  [links.subid2]: { de: germanLinks.subid2, ja: japaneseLinks.subid2 },
  ...ofOutcomes,
  ...Object.fromEntries(withWhy),
};
