import type { Sentences } from './sentence-writer';

export const viewSentences = {
  'The action was not put away.': {
    de: 'Der Anlass wurde nicht zurückgestellt.',
    ja: '後回しにできませんでした。',
  },
  'must be the id of an action': {
    de: 'muss die ID eines Anlasses sein',
    ja: '対応のIDにしてください',
  },
  'There is a group “{name}” already.': {
    de: 'Es gibt schon eine Gruppe „{name}“.',
    ja: 'グループ「{name}」はすでにあります。',
  },
  'This group no longer exists.': {
    de: 'Diese Gruppe gibt es nicht mehr.',
    ja: 'このグループはもうありません。',
  },
  'The filter of this group decides who is in it.': {
    de: 'Der Filter dieser Gruppe bestimmt, wer dazugehört.',
    ja: 'このグループのメンバーはフィルターで決まります。',
  },
  'The members of this group were chosen. It follows no filter.': {
    de: 'Die Mitglieder dieser Gruppe wurden ausgewählt. Sie folgt keinem Filter.',
    ja: 'このグループのメンバーは個別に選ばれています。フィルターはありません。',
  },
  'must be creator ids, because creators cannot be looked up; “{text}” is not one': {
    de: 'müssen IDs von Creators sein, weil Creators nicht nachgeschlagen werden können; „{text}“ ist keine',
    ja: 'クリエイターを検索できないため、クリエイターのIDにしてください。「{text}」はIDではありません',
  },
  'must have ids of at most {count} characters': {
    de: 'dürfen je höchstens {count} Zeichen haben',
    ja: 'IDは{count}文字以内にしてください',
  },
  'must not be given together with ids': {
    de: 'darf nicht zusammen mit IDs angegeben werden',
    ja: 'IDと同時に指定できません',
  },
  'must have only {names}': { de: 'darf nur {names} haben', ja: '{names}だけ指定できます' },
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
