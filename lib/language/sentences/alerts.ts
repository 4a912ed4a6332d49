import type { Sentences } from './sentence-writer';

export const alertSentences = {
  'This rule no longer exists.': {
    de: 'Diese Regel gibt es nicht mehr.',
    ja: 'このルールはもうありません。',
  },
  'Only its owner may change this rule. Owners and admins may pause it.': {
    de: 'Nur ihr Besitzer darf diese Regel ändern. Inhaber und Admins dürfen sie pausieren.',
    ja: 'このルールを変更できるのは作成者だけです。オーナーと管理者は一時停止できます。',
  },
  'This link has ended. Its rule was deleted.': {
    de: 'Dieser Link gilt nicht mehr. Die Regel wurde gelöscht.',
    ja: 'このリンクは無効です。ルールは削除されました。',
  },
  'must be false, because this server cannot send mail to you': {
    de: 'muss false sein, weil dieser Server Ihnen keine Mail senden kann',
    ja: 'falseにしてください（このサーバーからメールを送信できません）',
  },
  'must be of this workspace': {
    de: 'muss zu diesem Arbeitsbereich gehören',
    ja: 'このワークスペースのものにしてください',
  },
  'must be given, or name or mail': {
    de: 'muss angegeben werden, oder name oder mail',
    ja: 'この項目かname、mailのいずれかを指定してください',
  },
  'must be text, such as "{example}"': {
    de: 'muss Text sein, zum Beispiel "{example}"',
    ja: '"{example}"のような文字列にしてください',
  },
  'must be a number from 0, such as 1500.50, with at most 4 digits after the point': {
    de: 'muss eine Zahl ab 0 sein, zum Beispiel 1500.50, mit höchstens 4 Nachkommastellen',
    ja: '0以上の数値（例：1500.50）を小数点以下4桁以内で入力してください',
  },
} satisfies Sentences;
