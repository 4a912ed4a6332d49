import type { Sentences } from './sentence-writer';

export const deskSentences = {
  'The partner was not stored.': {
    de: 'Der Partner wurde nicht gespeichert.',
    ja: 'パートナーは保存されませんでした。',
  },
  'This partner is no longer on the desk.': {
    de: 'Dieser Partner ist nicht mehr auf dem Desk.',
    ja: 'このパートナーはもうデスクにいません。',
  },
  'This creator is on the desk already.': {
    de: 'Dieser Creator ist schon auf dem Desk.',
    ja: 'このクリエイターはすでにデスクにいます。',
  },
  'is on the desk already': { de: 'ist schon auf dem Desk', ja: 'すでにデスクにいます' },
  'Someone else changed this partner. Reload, then try again.': {
    de: 'Jemand anderes hat diesen Partner geändert. Laden Sie neu und versuchen Sie es dann erneut.',
    ja: '他の人がこのパートナーを変更しました。再読み込みしてから、もう一度お試しください。',
  },
  'The stages were not stored.': {
    de: 'Die Stufen wurden nicht gespeichert.',
    ja: 'ステージは保存されませんでした。',
  },
  'Someone else changed the stages. Reload, then try again.': {
    de: 'Jemand anderes hat die Stufen geändert. Laden Sie neu und versuchen Sie es dann erneut.',
    ja: '他の人がステージを変更しました。再読み込みしてから、もう一度お試しください。',
  },
  'Partners are in the stage “{stage}”. Say where they go.': {
    de: 'In der Stufe „{stage}“ sind Partner. Geben Sie an, wohin sie kommen.',
    ja: 'ステージ「{stage}」にパートナーがいます。移動先を指定してください。',
  },
  'must say where partners of removed stages go': {
    de: 'muss angeben, wohin Partner entfernter Stufen kommen',
    ja: '削除するステージのパートナーの移動先を指定してください',
  },
  'must lead to a stage of the list': {
    de: 'muss zu einer Stufe der Liste führen',
    ja: '一覧のステージを移動先にしてください',
  },
  'must be a stage of this workspace': {
    de: 'muss eine Stufe dieses Arbeitsbereichs sein',
    ja: 'このワークスペースのステージにしてください',
  },
  'must be a member of this workspace who sees reports': {
    de: 'muss ein Mitglied dieses Arbeitsbereichs sein, das Berichte sieht',
    ja: 'レポートを見られるこのワークスペースのメンバーにしてください',
  },
  'must be an e-mail address': { de: 'muss eine E-Mail-Adresse sein', ja: 'メールアドレスにしてください' },
  'must be a web address, such as {example}': {
    de: 'muss eine Webadresse sein, etwa {example}',
    ja: '{example}のようなウェブアドレスにしてください',
  },
  'must have at most {count} characters each': {
    de: 'dürfen je höchstens {count} Zeichen haben',
    ja: 'それぞれ{count}文字以内にしてください',
  },
  'must not contain , or ;': { de: 'darf weder , noch ; enthalten', ja: ',や;は使えません' },
  'must not be empty with a date': {
    de: 'darf mit Datum nicht leer sein',
    ja: '期日がある場合は入力してください',
  },
  'must be given, or another field': {
    de: 'muss angegeben werden, oder ein anderes Feld',
    ja: 'この項目か他の項目を指定してください',
  },
} satisfies Sentences;
