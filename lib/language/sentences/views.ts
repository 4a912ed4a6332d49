import type { Sentences } from './sentence-writer';

export const viewSentences = {
  'This view no longer exists.': {
    de: 'Diese Ansicht gibt es nicht mehr.',
    ja: 'このビューはもうありません。',
  },
  'Only its author, an owner or an admin may change this view.': {
    de: 'Nur der Verfasser, Inhaber oder Admins dürfen diese Ansicht ändern.',
    ja: 'このビューを変更できるのは作成者、オーナー、管理者だけです。',
  },
  'This page has a view called “{name}” already.': {
    de: 'Auf dieser Seite gibt es bereits eine Ansicht namens „{name}“.',
    ja: 'このページには「{name}」というビューがすでにあります。',
  },
  'is taken': { de: 'ist vergeben', ja: 'すでに使われています' },
  'is not a filter of this page': {
    de: 'ist kein Filter dieser Seite',
    ja: 'このページのフィルターではありません',
  },
  'must be a query string': { de: 'muss ein Abfragetext sein', ja: 'クエリ文字列にしてください' },
  'must change the name or the search': {
    de: 'muss den Namen oder die Suche ändern',
    ja: '名前か検索条件を変更してください',
  },
} satisfies Sentences;
