import type { Sentences } from './sentence-writer';

export const creditSentences = {
  'This bonus credit no longer exists.': {
    de: 'Diese Bonusgutschrift gibt es nicht mehr.',
    ja: 'このボーナス付与はもうありません。',
  },
  'This import no longer has bonus credits.': {
    de: 'Dieser Import hat keine Bonusgutschriften mehr.',
    ja: 'このインポートのボーナス付与はもうありません。',
  },
  'must not be below 0': { de: 'darf nicht unter 0 sein', ja: '0以上にしてください' },
  'must not be after the current month': {
    de: 'darf nicht nach dem laufenden Monat liegen',
    ja: '今月以前の月にしてください',
  },
  'is on line {line} already, with this brand and currency': {
    de: 'steht mit dieser Marke und Währung bereits in Zeile {line}',
    ja: 'このブランドと通貨ではすでに{line}行目にあります',
  },
} satisfies Sentences;
