import type { Sentences } from './sentence-writer';

export const goalSentences = {
  'This goal no longer exists.': { de: 'Dieses Ziel gibt es nicht mehr.', ja: 'この目標はもうありません。' },
  'The goal was not stored.': {
    de: 'Das Ziel wurde nicht gespeichert.',
    ja: '目標は保存されませんでした。',
  },
  'There is such a goal for this period already.': {
    de: 'Ein solches Ziel gibt es für diesen Zeitraum schon.',
    ja: 'この期間には同じ目標がすでにあります。',
  },
  'has such a goal already': {
    de: 'hat schon ein solches Ziel',
    ja: 'には同じ目標がすでにあります',
  },
  'must be a month, such as 2026-11, or a quarter, such as 2026-Q4': {
    de: 'muss ein Monat wie 2026-11 oder ein Quartal wie 2026-Q4 sein',
    ja: '2026-11のような月、または2026-Q4のような四半期にしてください',
  },
  'must have at most 12 digits': { de: 'darf höchstens 12 Ziffern haben', ja: '12桁以内にしてください' },
  'is no group of this workspace': {
    de: 'ist keine Gruppe dieses Arbeitsbereichs',
    ja: 'このワークスペースのグループではありません',
  },
} satisfies Sentences;
