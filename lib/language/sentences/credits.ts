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
  'must be named, because this credit is stored by marketplace': {
    de: 'muss angegeben werden, weil diese Gutschrift je Marktplatz gespeichert ist',
    ja: 'この付与はマーケットプレイス別に保存されているため、指定してください',
  },
  'must be left out, because this credit is stored for all marketplaces': {
    de: 'muss fehlen, weil diese Gutschrift für alle Marktplätze gespeichert ist',
    ja: 'この付与は全マーケットプレイス分として保存されているため、省略してください',
  },
  'is on line {line} already, with this brand and currency': {
    de: 'steht mit dieser Marke und Währung bereits in Zeile {line}',
    ja: 'このブランドと通貨ではすでに{line}行目にあります',
  },
} satisfies Sentences;
