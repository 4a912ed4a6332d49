import type { Sentences } from './sentence-writer';

/** Errors of reports, syncs and stored lists. */
export const ledgerSentences = {
  'The rows of this dataset do not carry that metric.': {
    de: 'Die Zeilen dieses Datensatzes enthalten diese Kennzahl nicht.',
    ja: 'このデータセットの行にはその指標がありません。',
  },
  'The list was not read.': { de: 'Die Liste wurde nicht gelesen.', ja: 'リストを読み込めませんでした。' },
  'The key was changed or removed.': {
    de: 'Der Schlüssel wurde geändert oder entfernt.',
    ja: 'キーが変更または削除されました。',
  },
  'The key was changed or removed, and the rows it brought were removed with it.': {
    de: 'Der Schlüssel wurde geändert oder entfernt, und mit ihm die Zeilen, die er brachte.',
    ja: 'キーが変更または削除され、そのキーで取得した行も削除されました。',
  },
  'Nobody waits for this list any more.': {
    de: 'Niemand wartet mehr auf diese Liste.',
    ja: 'このリストを待っている人はもういません。',
  },
  'The server is closing.': { de: 'Der Server wird beendet.', ja: 'サーバーを停止しています。' },
  'The sync was canceled.': {
    de: 'Die Synchronisierung wurde abgebrochen.',
    ja: '同期はキャンセルされました。',
  },
  'The sync took longer than an hour.': {
    de: 'Die Synchronisierung dauerte länger als eine Stunde.',
    ja: '同期に1時間以上かかりました。',
  },
  'The API has not answered for two minutes.': {
    de: 'Die API hat seit zwei Minuten nicht geantwortet.',
    ja: 'APIが2分間応答していません。',
  },
  'The API asks to wait {minutes} minutes. Sync again after that.': {
    de: 'Die API bittet, {minutes} Minuten zu warten. Synchronisieren Sie danach erneut.',
    ja: 'APIから{minutes}分待つよう求められています。その後もう一度同期してください。',
  },
  'Rows changed while they were read.': {
    de: 'Zeilen haben sich beim Lesen geändert.',
    ja: '読み込み中に行が変わりました。',
  },
  'Fields could not be read: {fields}.': {
    de: 'Felder waren nicht lesbar: {fields}.',
    ja: '読み取れない項目がありました: {fields}。',
  },
  'Not fetched yet.': { de: 'Noch nicht abgerufen.', ja: 'まだ取得していません。' },
  'Another process took this sync over.': {
    de: 'Ein anderer Prozess hat diese Synchronisierung übernommen.',
    ja: '別のプロセスがこの同期を引き継ぎました。',
  },
  'The disk is full: new rows could not be stored. Stored rows are unchanged.': {
    de: 'Der Datenträger ist voll: Zeilen konnten nicht gespeichert werden. Bereits Gespeichertes bleibt.',
    ja: 'ディスクの空きがないため、行を保存できませんでした。保存済みのデータは残っています。',
  },
  'The store ran out of memory. Stored rows are unchanged.': {
    de: 'Der Speicher reichte nicht aus. Bereits Gespeichertes bleibt.',
    ja: 'メモリが不足しました。保存済みのデータは残っています。',
  },
  'New rows could not be stored. Stored rows are unchanged; see the server log.': {
    de: 'Zeilen konnten nicht gespeichert werden. Bereits Gespeichertes bleibt; mehr steht im Log.',
    ja: '行を保存できませんでした。保存済みのデータは残っています。詳細はログを確認してください。',
  },
  'must be the cursor of the page before': {
    de: 'muss der Cursor der vorigen Seite sein',
    ja: '前のページのカーソルを指定してください',
  },
  'must be the cursor of the page before, with the same filters': {
    de: 'muss der Cursor der vorigen Seite mit denselben Filtern sein',
    ja: '同じフィルターの前のページのカーソルを指定してください',
  },
  'must be one of {names} for {dataset}': {
    de: 'muss für {dataset} eines von {names} sein',
    ja: '{dataset}では{names}のいずれかにしてください',
  },
  'must be a metric of {dataset}': {
    de: 'muss eine Kennzahl von {dataset} sein',
    ja: '{dataset}の指標にしてください',
  },
  'does not apply to {dataset}': {
    de: 'gilt nicht für {dataset}',
    ja: '{dataset}には使えません',
  },
  'must be at most {count} with series=groups over {buckets} buckets': {
    de: 'darf mit series=groups über {buckets} Abschnitte höchstens {count} sein',
    ja: 'series=groupsで{buckets}区間の場合は{count}以下にしてください',
  },
  'must not be before from': { de: 'darf nicht vor from liegen', ja: 'from以降の日にしてください' },
  'must be at most one year after from': {
    de: 'darf höchstens ein Jahr nach from liegen',
    ja: 'fromから1年以内にしてください',
  },
  'must be at most two years after from': {
    de: 'darf höchstens zwei Jahre nach from liegen',
    ja: 'fromから2年以内にしてください',
  },
  'must not be given together with from or to': {
    de: 'darf nicht zusammen mit from oder to angegeben werden',
    ja: 'fromやtoと同時には指定できません',
  },
  'must name {count} links at most; ask for more in pieces': {
    de: 'darf höchstens {count} Links nennen; fragen Sie weitere in Teilen ab',
    ja: '{count}件以内のリンクにしてください。それ以上は分けて取得してください',
  },
  'must contain a tag': { de: 'muss einen Tag enthalten', ja: 'タグを1つ以上指定してください' },
  'must not contain a comma': { de: 'darf kein Komma enthalten', ja: 'カンマは使えません' },
} satisfies Sentences;
