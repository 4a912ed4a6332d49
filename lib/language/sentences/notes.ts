import type { Sentences } from './sentence-writer';

export const noteSentences = {
  'This note no longer exists.': {
    de: 'Diese Notiz gibt es nicht mehr.',
    ja: 'このメモはもうありません。',
  },
  'Only its author, an owner or an admin may change this note.': {
    de: 'Nur der Verfasser, Inhaber oder Admins dürfen diese Notiz ändern.',
    ja: 'このメモを変更できるのは作成者、オーナー、管理者だけです。',
  },
  'The last day {words}.': { de: 'Der letzte Tag {words}.', ja: '最終日は{words}。' },
  'must not be before the first day': {
    de: 'darf nicht vor dem ersten Tag liegen',
    ja: '初日以降にしてください',
  },
  'must end a range of at most {days} days': {
    de: 'muss einen Zeitraum von höchstens {days} Tagen beenden',
    ja: '初日から{days}日以内にしてください',
  },
  'must be given, or from, to or subject': {
    de: 'muss angegeben werden, oder from, to oder subject',
    ja: 'この項目かfrom、to、subjectのいずれかを指定してください',
  },
} satisfies Sentences;
