import type { Sentences } from './sentence-writer';

export const rateSentences = {
  'The reporting currency is {currency} now. Reload, then try again.': {
    de: 'Die Berichtswährung ist jetzt {currency}. Laden Sie neu und versuchen Sie es erneut.',
    ja: 'レポート通貨は現在{currency}です。再読み込みしてからもう一度お試しください。',
  },
  'Choose a reporting currency first.': {
    de: 'Wählen Sie zuerst eine Berichtswährung.',
    ja: '先にレポート通貨を選んでください。',
  },
  'must be the reporting currency': {
    de: 'muss die Berichtswährung sein',
    ja: 'レポート通貨にしてください',
  },
  '{currency} is the reporting currency itself.': {
    de: '{currency} ist selbst die Berichtswährung.',
    ja: '{currency}はレポート通貨そのものです。',
  },
  'must not be the reporting currency': {
    de: 'darf nicht die Berichtswährung sein',
    ja: 'レポート通貨以外にしてください',
  },
  '{currency} has a rate of this day already. Delete it first.': {
    de: '{currency} hat für diesen Tag bereits einen Kurs. Löschen Sie ihn zuerst.',
    ja: '{currency}にはこの日のレートがすでにあります。先に削除してください。',
  },
  'has a rate already': { de: 'hat bereits einen Kurs', ja: 'すでにレートがあります' },
  'This rate no longer exists.': {
    de: 'Diesen Kurs gibt es nicht mehr.',
    ja: 'このレートはもうありません。',
  },
  'The rate {words}.': { de: 'Der Kurs {words}.', ja: 'レートは{words}。' },
  'must be greater than 0': { de: 'muss größer als 0 sein', ja: '0より大きくしてください' },
  'must be a number such as 0.9231, with at most {count} digits after the point': {
    de: 'muss eine Zahl wie 0.9231 sein, mit höchstens {count} Stellen nach dem Punkt',
    ja: '0.9231のような数にしてください。小数は{count}桁までです',
  },
  '{words}, or N/A': { de: '{words}, oder N/A', ja: '{words}（またはN/A）' },
  'is no column of this file': { de: 'ist keine Spalte dieser Datei', ja: 'このファイルの列にありません' },
  'is followed by more than {count} rates': {
    de: 'hat mehr als {count} Kurse',
    ja: 'レートが{count}個を超えています',
  },
  'has no rate between {to} and a currency of the platform': {
    de: 'enthält keinen Kurs zwischen {to} und einer Währung der Plattform',
    ja: '{to}とプラットフォームの通貨の間のレートがありません',
  },
  'must have at most {count} rates': {
    de: 'darf höchstens {count} Kurse haben',
    ja: 'レートは{count}件以内にしてください',
  },
  'nothing is no currency of the platform': {
    de: 'nennt keine Währung der Plattform',
    ja: 'プラットフォームの通貨を指定してください',
  },
  '{code} is no currency of the platform': {
    de: '{code} ist keine Währung der Plattform',
    ja: '{code}はプラットフォームの通貨ではありません',
  },
  '{currency} is the reporting currency itself': {
    de: '{currency} ist selbst die Berichtswährung',
    ja: '{currency}はレポート通貨そのものです',
  },
  'has a rate of {currency} on line {line} already': {
    de: 'hat in Zeile {line} bereits einen Kurs für {currency}',
    ja: '{currency}のレートがすでに{line}行目にあります',
  },
} satisfies Sentences;
