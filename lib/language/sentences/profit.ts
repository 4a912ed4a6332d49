import type { Sentences } from './sentence-writer';

export const profitSentences = {
  'This margin no longer exists.': {
    de: 'Diese Marge gibt es nicht mehr.',
    ja: 'このマージンはもうありません。',
  },
  'The margin was not stored.': {
    de: 'Die Marge wurde nicht gespeichert.',
    ja: 'マージンは保存されませんでした。',
  },
  'There is a margin from this day already. Delete it first.': {
    de: 'Ab diesem Tag gibt es bereits eine Marge. Löschen Sie sie zuerst.',
    ja: 'この日からのマージンがすでにあります。先に削除してください。',
  },
  'has a margin already': { de: 'hat bereits eine Marge', ja: 'すでにマージンがあります' },
  'A workspace stores at most {count} margins. Nothing was stored.': {
    de: 'Ein Arbeitsbereich speichert höchstens {count} Margen. Es wurde nichts gespeichert.',
    ja: 'ワークスペースに保存できるマージンは{count}件までです。何も保存されていません。',
  },
  'must leave at most {count} margins stored': {
    de: 'darf höchstens {count} gespeicherte Margen ergeben',
    ja: '保存されるマージンが{count}件以内になるようにしてください',
  },
  'must be given for one margin': {
    de: 'muss für eine einzelne Marge angegeben werden',
    ja: '1件のマージンには指定が必要です',
  },
  'The margin {words}.': { de: 'Die Marge {words}.', ja: 'マージンは{words}。' },
  'must not be below 0': { de: 'darf nicht unter 0 liegen', ja: '0以上にしてください' },
  'must be at most 100': { de: 'darf höchstens 100 sein', ja: '100以下にしてください' },
  'must be a percentage such as 32.5, with at most 2 digits after the point': {
    de: 'muss ein Prozentsatz wie 32.5 sein, mit höchstens 2 Stellen nach dem Punkt',
    ja: '32.5のようなパーセントにしてください。小数は2桁までです',
  },
  'is unknown': { de: 'ist unbekannt', ja: '不明です' },
  'nothing is no brand of this workspace': {
    de: 'nennt keine Marke dieses Arbeitsbereichs',
    ja: 'このワークスペースのブランドを指定してください',
  },
  '{text} is no brand of this workspace': {
    de: '{text} ist keine Marke dieses Arbeitsbereichs',
    ja: '{text}はこのワークスペースのブランドではありません',
  },
  '{text} names several brands; give the id': {
    de: '{text} bezeichnet mehrere Marken; geben Sie die ID an',
    ja: '{text}という名前のブランドが複数あります。IDを指定してください',
  },
  'nothing is no category of this workspace’s products': {
    de: 'nennt keine Kategorie der Produkte dieses Arbeitsbereichs',
    ja: 'このワークスペースの商品のカテゴリーを指定してください',
  },
  '{text} is no category of this workspace’s products': {
    de: '{text} ist keine Kategorie der Produkte dieses Arbeitsbereichs',
    ja: '{text}はこのワークスペースの商品のカテゴリーではありません',
  },
  'nothing is no product of this workspace': {
    de: 'nennt kein Produkt dieses Arbeitsbereichs',
    ja: 'このワークスペースの商品を指定してください',
  },
  '{text} is no product of this workspace': {
    de: '{text} ist kein Produkt dieses Arbeitsbereichs',
    ja: '{text}はこのワークスペースの商品ではありません',
  },
  '{text} has a margin from this day on line {line} already': {
    de: '{text} hat ab diesem Tag bereits in Zeile {line} eine Marge',
    ja: '{text}にはこの日からのマージンがすでに{line}行目にあります',
  },
  '{text} is no creator of this workspace': {
    de: '{text} ist kein Creator dieses Arbeitsbereichs',
    ja: '{text}はこのワークスペースのクリエイターではありません',
  },
  'nothing is no creator of this workspace': {
    de: 'nennt keinen Creator dieses Arbeitsbereichs',
    ja: 'このワークスペースのクリエイターを指定してください',
  },
  '{text} names several products; give the id': {
    de: '{text} bezeichnet mehrere Produkte; geben Sie die ID an',
    ja: '{text}という名前の商品が複数あります。IDを指定してください',
  },
  '{text} names several creators; give the id': {
    de: '{text} bezeichnet mehrere Creator; geben Sie die ID an',
    ja: '{text}という名前のクリエイターが複数います。IDを指定してください',
  },
  'This cost no longer exists.': {
    de: 'Diese Kosten gibt es nicht mehr.',
    ja: 'この費用はもうありません。',
  },
  'The cost was not stored.': {
    de: 'Die Kosten wurden nicht gespeichert.',
    ja: '費用は保存されませんでした。',
  },
  'must be more than 0': { de: 'muss größer als 0 sein', ja: '0より大きくしてください' },
  'must have at most 12 digits before the point': {
    de: 'darf höchstens 12 Stellen vor dem Punkt haben',
    ja: '整数部は12桁までにしてください',
  },
  'must not be before from': { de: 'darf nicht vor dem ersten Tag liegen', ja: '開始日以降にしてください' },
  'must be at most ten years after from': {
    de: 'darf höchstens zehn Jahre nach dem ersten Tag liegen',
    ja: '開始日から10年以内にしてください',
  },
  'must be empty for the workspace': {
    de: 'muss für den Arbeitsbereich leer sein',
    ja: 'ワークスペースの場合は空欄にしてください',
  },
} satisfies Sentences;
