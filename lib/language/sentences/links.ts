import type { Sentences } from './sentence-writer';

export const linkSentences = {
  '{words} Nothing was sent.': {
    de: '{words} Es wurde nichts gesendet.',
    ja: '{words}何も送信されていません。',
  },
  'The same link was requested at {instant}, and no response came. It may exist. You can request it again on the Links page.':
    {
      de: 'Derselbe Link wurde um {instant} angefragt, und es kam keine Antwort. Vielleicht wurde er erstellt; die Seite Links kann erneut anfragen.',
      ja: '同じリンクが{instant}にリクエストされ、応答がありませんでした。作成されている可能性があります。リンクのページからもう一度リクエストできます。',
    },
  'The same link is being created, or its creation stopped halfway.': {
    de: 'Derselbe Link wird gerade erstellt, oder seine Erstellung brach ab.',
    ja: '同じリンクを作成中か、作成が途中で止まっています。',
  },
  'Someone else saved a preset “{name}”. Choose another name.': {
    de: 'Jemand anderes hat eine Vorlage „{name}“ gespeichert. Wählen Sie einen anderen Namen.',
    ja: '別のメンバーが「{name}」というプリセットを保存しています。別の名前にしてください。',
  },
  'Only its author or an admin can remove a preset.': {
    de: 'Nur der Verfasser oder Admins können eine Vorlage entfernen.',
    ja: 'プリセットを削除できるのは作成者か管理者だけです。',
  },
  'There is no such preset.': { de: 'Diese Vorlage gibt es nicht.', ja: 'そのプリセットはありません。' },
  'A preset needs a name.': {
    de: 'Eine Vorlage braucht einen Namen.',
    ja: 'プリセットの名前を入力してください。',
  },
  'A preset needs a subid.': {
    de: 'Eine Vorlage braucht eine Subid.',
    ja: 'プリセットのサブIDを入力してください。',
  },
  'is no link of this workspace': {
    de: 'ist kein Link dieses Arbeitsbereichs',
    ja: 'このワークスペースのリンクではありません',
  },
  'must be a link id or the URL of a link': {
    de: 'muss eine Link-ID oder die URL eines Links sein',
    ja: 'リンクIDかリンクのURLにしてください',
  },
  'There is no such batch.': { de: 'Diesen Stapel gibt es nicht.', ja: 'その一括作成はありません。' },
  'The batch has ended, or has not begun.': {
    de: 'Der Stapel ist beendet oder hat noch nicht begonnen.',
    ja: '一括作成は終了したか、まだ始まっていません。',
  },
  'Row {row} cannot be sent.': {
    de: 'Zeile {row} kann nicht gesendet werden.',
    ja: '{row}行目は送信できません。',
  },
  'A batch needs at least one row.': {
    de: 'Ein Stapel braucht mindestens eine Zeile.',
    ja: '一括作成には1行以上必要です。',
  },
  'A batch can create {count} links. This would create {requested}.': {
    de: 'Ein Stapel kann {count} Links erstellen; das wären {requested}.',
    ja: '一括作成できるリンクは{count}件までです（現在{requested}件）。',
  },
  'A batch needs a name.': {
    de: 'Ein Stapel braucht einen Namen.',
    ja: '一括作成の名前を入力してください。',
  },
  'A batch can have {count} lines.': {
    de: 'Ein Stapel kann {count} Zeilen haben.',
    ja: '一括作成は{count}行までです。',
  },
  'A batch can have at most {count} subids.': {
    de: 'Ein Stapel kann höchstens {count} Subids haben.',
    ja: '一括作成のサブIDは{count}個までです。',
  },
  'The server stopped before the API responded. The link may exist.': {
    de: 'Der Server hielt an, bevor die Antwort der API kam. Der Link wurde vielleicht erstellt.',
    ja: 'APIの応答を受け取る前にサーバーが停止しました。リンクは作成されている可能性があります。',
  },
  'The person who started it may no longer make links in this workspace. The batch’s export can be pasted as a new batch.':
    {
      de: 'Wer ihn gestartet hat, darf in diesem Arbeitsbereich keine Links mehr erstellen. Der Export des Stapels lässt sich als neuer Stapel einfügen.',
      ja: '開始した人はこのワークスペースでリンクを作成できなくなりました。一括作成のエクスポートを新しい一括作成として貼り付けられます。',
    },
  'It comes from a backup, so the API may have more of its links by now. If you resume, they can be made twice.':
    {
      de: 'Er stammt aus einer Sicherung, deshalb kann die API inzwischen mehr seiner Links haben. Beim Fortsetzen können sie doppelt erstellt werden.',
      ja: 'バックアップから復元されたため、APIには既にほかのリンクがある可能性があります。再開すると、リンクが重複して作成されることがあります。',
    },
} satisfies Sentences;
