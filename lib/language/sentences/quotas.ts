import type { Sentences } from './sentence-writer';

export const quotaSentences = {
  'A person can put at most {most} actions away. Show one again first.': {
    de: 'Eine Person kann höchstens {most} Anlässe zurückstellen. Zeigen Sie zuerst einen wieder.',
    ja: '後回しにできるのは1人{most}件までです。先に1件を再表示してください。',
  },
  'A workspace can have at most {most} link batches. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Stapel. Löschen Sie zuerst einen.',
    ja: 'ワークスペースの一括作成は{most}件までです。先に1件削除してください。',
  },
  'The link batches of a workspace can have at most {most} rows. Delete a batch first.': {
    de: 'Die Stapel eines Arbeitsbereichs haben höchstens {most} Zeilen. Löschen Sie zuerst einen Stapel.',
    ja: 'ワークスペースの一括作成は合計{most}行までです。先に一括作成を1件削除してください。',
  },
  'Cancel the batch before you delete it.': {
    de: 'Brechen Sie den Stapel ab, bevor Sie ihn löschen.',
    ja: '削除する前に、一括作成を中止してください。',
  },
  'A person can have at most {most} passkeys. Remove one first.': {
    de: 'Eine Person hat höchstens {most} Passkeys. Entfernen Sie zuerst einen.',
    ja: 'パスキーは1人{most}個までです。先に1個削除してください。',
  },
  'A workspace can have at most {most} presets. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Vorlagen. Löschen Sie zuerst eine.',
    ja: 'ワークスペースのプリセットは{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} imported links. Delete them first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} importierte Links. Löschen Sie sie zuerst.',
    ja: 'ワークスペースのインポート済みリンクは{most}件までです。先に削除してください。',
  },
  'A workspace can have at most {most} notes. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Notizen. Löschen Sie zuerst eine.',
    ja: 'ワークスペースのメモは{most}件までです。先に1件削除してください。',
  },
  'A page can have at most {most} saved views. Delete one first.': {
    de: 'Eine Seite hat höchstens {most} Ansichten. Löschen Sie zuerst eine.',
    ja: '1ページのビューは{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} keys. Remove one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Schlüssel. Entfernen Sie zuerst einen.',
    ja: 'ワークスペースのキーは{most}個までです。先に1個削除してください。',
  },
  'A workspace can have at most {most} open invitations. Withdraw one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} offene Einladungen. Ziehen Sie zuerst eine zurück.',
    ja: 'ワークスペースの有効な招待は{most}件までです。先に1件取り消してください。',
  },
  'A workspace can have at most {most} alert rules. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Alarmregeln. Löschen Sie zuerst eine.',
    ja: 'ワークスペースのアラートルールは{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} scheduled reports. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} geplante Berichte. Löschen Sie zuerst einen.',
    ja: 'ワークスペースの定期レポートは{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} channels. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Kanäle. Löschen Sie zuerst einen.',
    ja: 'ワークスペースのチャンネルは{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} API tokens. Revoke one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} API-Tokens. Widerrufen Sie zuerst eines.',
    ja: 'ワークスペースのAPIトークンは{most}個までです。先に1個無効にしてください。',
  },
  'A workspace can have at most {most} live addresses. Revoke one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Live-Adressen. Widerrufen Sie zuerst eine.',
    ja: 'ワークスペースのライブURLは{most}件までです。先に1件無効にしてください。',
  },
  'A workspace can have at most {most} shared pages. Revoke one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} geteilte Seiten. Widerrufen Sie zuerst eine.',
    ja: 'ワークスペースの共有ページは{most}件までです。先に1件無効にしてください。',
  },
  'A workspace can have at most {most} costs. Nothing was stored.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Kosteneinträge. Es wurde nichts gespeichert.',
    ja: 'ワークスペースの費用は{most}件までです。何も保存されませんでした。',
  },
  'A workspace can have at most {most} bonus credits. Nothing was stored.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Bonusgutschriften. Es wurde nichts gespeichert.',
    ja: 'ワークスペースのボーナス付与は{most}件までです。何も保存されませんでした。',
  },
  'A creator desk can have at most {most} partners. Nothing was stored.': {
    de: 'Ein Creator-Desk hat höchstens {most} Partner. Es wurde nichts gespeichert.',
    ja: 'クリエイターデスクのパートナーは{most}件までです。何も保存されませんでした。',
  },
  'A workspace can have at most {most} goals. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Ziele. Löschen Sie zuerst eines.',
    ja: 'ワークスペースの目標は{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} groups. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Gruppen. Löschen Sie zuerst eine.',
    ja: 'ワークスペースのグループは{most}件までです。先に1件削除してください。',
  },
  'A workspace can have at most {most} groups with a filter. Delete one first.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Gruppen mit Filter. Löschen Sie zuerst eine.',
    ja: 'フィルター付きのグループは{most}件までです。先に1件削除してください。',
  },
  'The groups of a workspace can have at most {most} members. Nothing was stored.': {
    de: 'Die Gruppen eines Arbeitsbereichs haben höchstens {most} Mitglieder. Es wurde nichts gespeichert.',
    ja: 'ワークスペースのグループのメンバーは合計{most}件までです。何も保存されませんでした。',
  },
  'A workspace can have at most {most} margins. Nothing was stored.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Margen. Es wurde nichts gespeichert.',
    ja: 'ワークスペースの粗利率は{most}件までです。何も保存されませんでした。',
  },
  'A workspace can have at most {most} exchange rates. Nothing was stored.': {
    de: 'Ein Arbeitsbereich hat höchstens {most} Wechselkurse. Es wurde nichts gespeichert.',
    ja: 'ワークスペースの為替レートは{most}件までです。何も保存されませんでした。',
  },
  'A person can own at most {most} workspaces.': {
    de: 'Eine Person kann höchstens {most} Arbeitsbereiche besitzen.',
    ja: '1人が所有できるワークスペースは{most}個までです。',
  },
  'At most {most} pages can follow a sync at once. Close some first.': {
    de: 'Höchstens {most} Seiten können gleichzeitig einen Abruf verfolgen. Schließen Sie zuerst einige.',
    ja: '同期の進行状況を同時に表示できるのは{most}ページまでです。先にいくつか閉じてください。',
  },
  'At most {most} pages of a workspace can follow a sync at once. Try again later.': {
    de: 'Höchstens {most} Seiten eines Arbeitsbereichs können gleichzeitig einen Abruf verfolgen. Versuchen Sie es später erneut.',
    ja: '1つのワークスペースで同期の進行状況を同時に表示できるのは{most}ページまでです。後でもう一度お試しください。',
  },
} satisfies Sentences;
