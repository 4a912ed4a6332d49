import { outcomes as de } from '../messages/de/outcomes';
import { outcomes as en } from '../messages/en/outcomes';
import { outcomes as ja } from '../messages/ja/outcomes';
import type { Translated } from '../messages/translated';
import type { Sentences } from './sentence-writer';

/** An outcome in one language. `end` closes a title that a text follows. */
type Write = (outcomes: Translated<'outcomes'>, end: string) => string;
type Titled = { title: string; text: string };

const join = ({ title, text }: Titled, end: string) => `${title}${end}${text}`;
const on = (text: string, product: string) => text.replace('{product}', product);

/** What follows a title of its own is what the API or the server said. */
const before =
  (titleOf: (outcomes: Translated<'outcomes'>) => string): Write =>
  (outcomes, end) =>
    join({ title: titleOf(outcomes), text: '{words}' }, end);

const unknown =
  (whyOf: (outcomes: Translated<'outcomes'>) => string): Write =>
  (outcomes, end) => {
    const { title, text } = outcomes.unknown;
    return join({ title, text: text.replace('{why}', whyOf(outcomes)) }, end);
  };

const reasons: Write[] = [
  ({ signedOut }) => signedOut.title,
  ({ keyMissing }) => keyMissing,
  ({ keyRefused }) => keyRefused.title,
  ({ throttled }) => throttled.title,
  ({ elsewhere }) => elsewhere,
  ({ noPermission: { title, text }, product }, end) => join({ title, text: on(text, product) }, end),
  ({ noPermission: { title, text }, productOn }, end) => join({ title, text: on(text, productOn) }, end),
  ({ notFound: { title, text }, product }, end) => join({ title, text: on(text, product) }, end),
  ({ notFound: { title, textOn }, productOn }, end) => join({ title, text: on(textOn, productOn) }, end),
  ({ contentType }, end) => join(contentType, end),
  ({ invalid: { refused: title, unnamed } }, end) =>
    join({ title, text: unnamed.replace('{message}', '{words}') }, end),
  ({ chooseMarketplace: { title, several }, product }, end) =>
    join({ title, text: on(several, product) }, end),
  ({ chooseMarketplace: { title, sharedid: text } }, end) => join({ title, text }, end),
  ({ sharedid }, end) => join(sharedid, end),
  ({ signedOut }, end) => join(signedOut, end),
  ({ keyRefused }, end) => join(keyRefused, end),
  before(({ invalid }) => invalid.title),
  before(({ invalid }) => invalid.refused),
  before(({ forbidden }) => forbidden),
  before(({ keyMissing }) => keyMissing),
  before(({ tooLarge }) => tooLarge),
  before(({ elsewhere }) => elsewhere),
  unknown(({ unknown: { conflict } }) => conflict),
  unknown(({ unknown: { internal } }) => internal),
  unknown(({ unknown: { timeout } }) => timeout),
  unknown(() => '{words}'),
];

/** Why a row of a batch was not made, and why a batch waits. Both are stored as English sentences. */
export const outcomeSentences: Sentences = Object.fromEntries(
  reasons.map((write) => [write(en, '. '), { de: write(de, '. '), ja: write(ja, '。') }]),
);
