import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allSentences, sentenceWriterOf } from './write-sentence';

const german = sentenceWriterOf('de');
const japanese = sentenceWriterOf('ja-JP');

/** Files whose text dashboard users never see: the API itself, tools for agents, commands, server settings, and internal checks. */
const unread =
  /^lib\/(platform|server\/(backup|control|db|traces)|contract\/openapi|language|runtime|testing)\/|^lib\/(base\/environment|base\/upstream-address|gateway\/connections\/rotate-keys|server\/files\/column|gateway\/answer-api)\.ts|^features\/(grants\/tokens-at-server\.ts|links\/read-lines\.ts|mcp\/)|^app\/_server\/answer-mcp\.ts|\.test\.ts|\/testing\//;

const text = /'(?:\\.|[^'\\\n])+'|`(?:\\.|[^`\\])+`/.source;
const before = [
  /new (?:Failure|SyncEnd)\(\s*'\w+',/,
  /\b(?:error|message|problem|missing|gone):/,
  /\brefuse: \([^)]*\) =>/,
  /\b(?:message|\w*[pP]roblem) =/,
  /\bcomplain\((?:[\w.]+,\s*)?(?:'\w+'|[\w.]+),/,
  /\binvalid\(/,
];
const condition = /(?:[^'`;:{}]*\?\s*)?/.source;
const told = new RegExp(`(?:${before.map(({ source }) => source).join('|')})\\s*${condition}(${text})`, 'g');

/** The sentences in the server's files, with `x` for each value. */
function readSentences(): string[] {
  const files = ['app', 'features', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return files
    .filter((file) => file.endsWith('.ts') && !unread.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(told)])
    .map(([, literal = '']) => literal.slice(1, -1).replace(/\$\{[^}]+\}/g, 'x'))
    .filter((sentence) => /\w \w/.test(sentence));
}

it('every sentence of the server has a German and a Japanese translation', () => {
  const sentences = readSentences();
  expect(sentences.length).toBeGreaterThan(150);
  for (const write of [german, japanese]) {
    expect(sentences.filter((sentence) => write(sentence) === sentence)).toEqual([]);
  }
});

it('each language uses the values of English', () => {
  const namesOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort().join();
  const wrong = Object.entries(allSentences).filter(([sentence, { de, ja }]) =>
    [de, ja].some((other) => namesOf(other) !== namesOf(sentence)),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['This view no longer exists.', 'Diese Ansicht gibt es nicht mehr.', 'このビューはもうありません。'],
  ['must have at most 60 characters', 'darf höchstens 60 Zeichen haben', '60文字以内にしてください'],
  [
    'The last day must not be before the first day.',
    'Der letzte Tag darf nicht vor dem ersten Tag liegen.',
    '最終日は初日以降にしてください。',
  ],
  ['Close Oct 2026 first.', 'Schließen Sie zuerst Okt. 2026 ab.', '先に2026年10月を締めてください。'],
  [
    'Subid 1 can have at most 256 characters; this has 300.',
    'Subid 1 darf 256 Zeichen haben; jetzt sind es 300.',
    'サブID 1は256文字までです（現在300文字）。',
  ],
  [
    'The outcome is unknown. The API cannot be reached. The link may exist. We send it again only if you ask.',
    'Das Ergebnis ist unbekannt. Die API ist nicht erreichbar. Der Link existiert möglicherweise. Wir senden die Anfrage nur auf Ihren Wunsch erneut.',
    '結果が不明です。APIに接続できません。 リンクはすでに存在する可能性があります。再送信するのは、ご指示があった場合のみです。',
  ],
  [
    'Product not found. The API does not know “B07X”. Check the id.',
    'Produkt nicht gefunden. Die API kennt „B07X“ nicht. Prüfen Sie die ID.',
    '商品が見つかりません。APIは「B07X」を認識できません。IDを確認してください。',
  ],
  // A view can have any name.
  [
    'This page has a view called “{name} (a|b) $1” already.',
    'Auf dieser Seite gibt es bereits eine Ansicht namens „{name} (a|b) $1“.',
    'このページには「{name} (a|b) $1」というビューがすでにあります。',
  ],
  ['Words of the API', 'Words of the API', 'Words of the API'],
])('%s', (sentence, inGerman, inJapanese) => {
  expect([german(sentence), japanese(sentence)]).toEqual([inGerman, inJapanese]);
  expect(sentenceWriterOf('en-GB')(sentence)).toBe(sentence);
});
