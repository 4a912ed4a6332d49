import type { Sentences } from './sentence-writer';

/** Errors that our server returns for any request. */
export const requestSentences = {
  'Something went wrong on our side. It has been logged.': {
    de: 'Bei uns ist etwas schiefgegangen. Es wurde protokolliert.',
    ja: 'サーバーで問題が発生しました。内容は記録されています。',
  },
  'The body has too many values.': {
    de: 'Die Anfrage hat zu viele Werte.',
    ja: 'リクエスト本文の値が多すぎます。',
  },
  'The body may have at most {limit} bytes.': {
    de: 'Die Anfrage darf höchstens {limit} Bytes haben.',
    ja: 'リクエスト本文は最大{limit}バイトです。',
  },
  'The server is busy. Try again in a few seconds.': {
    de: 'Der Server ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
    ja: 'サーバーが混み合っています。数秒後にもう一度お試しください。',
  },
  'Other files are being written. Try again shortly.': {
    de: 'Andere Dateien werden gerade geschrieben. Versuchen Sie es in Kürze erneut.',
    ja: '他のファイルを作成中です。しばらくしてからもう一度お試しください。',
  },
  'Other files are being imported. Try again shortly.': {
    de: 'Andere Dateien werden gerade importiert. Versuchen Sie es in Kürze erneut.',
    ja: '他のファイルをインポート中です。しばらくしてからもう一度お試しください。',
  },
  'Too many files are being downloaded. Try again shortly.': {
    de: 'Zu viele Dateien werden gerade heruntergeladen. Versuchen Sie es in Kürze erneut.',
    ja: 'ダウンロード中のファイルが多すぎます。しばらくしてからもう一度お試しください。',
  },
  'This file is too large, with those that are being downloaded. Narrow the list.': {
    de: 'Diese Datei ist mit denen, die gerade heruntergeladen werden, zu groß. Grenzen Sie die Liste ein.',
    ja: 'ダウンロード中のファイルと合わせると大きすぎます。リストを絞り込んでください。',
  },
  'The database does not answer.': {
    de: 'Die Datenbank antwortet nicht.',
    ja: 'データベースが応答しません。',
  },
  'The server’s disk is full. Ask its administrator to make room.': {
    de: 'Der Datenträger des Servers ist voll. Bitten Sie die Serveradministration, Platz zu schaffen.',
    ja: 'サーバーのディスクがいっぱいです。サーバー管理者に空き容量の確保を依頼してください。',
  },
  'The database is busy. Try again in a few seconds.': {
    de: 'Die Datenbank ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
    ja: 'データベースが混み合っています。数秒後にもう一度お試しください。',
  },
  'Nothing exists at this address.': {
    de: 'Unter dieser Adresse gibt es nichts.',
    ja: 'このアドレスには何もありません。',
  },
  'This form cannot be read.': {
    de: 'Dieses Formular kann nicht gelesen werden.',
    ja: 'このフォームを読み取れません。',
  },
  'This is read by the dashboard alone. Open the dashboard.': {
    de: 'Das liest nur das Dashboard. Öffnen Sie das Dashboard.',
    ja: 'これはダッシュボード専用です。ダッシュボードを開いてください。',
  },
  'This was sent from another site than {address}. Open the dashboard there.': {
    de: 'Das wurde von einer anderen Website als {address} gesendet. Öffnen Sie das Dashboard dort.',
    ja: '{address}以外のサイトから送信されました。そちらでダッシュボードを開いてください。',
  },
  'This was sent from another site. Behind a proxy that changes the host, set APP_URL.': {
    de: 'Das wurde von einer anderen Website gesendet. Setzen Sie APP_URL, wenn ein Proxy den Host ändert.',
    ja: '別のサイトから送信されました。プロキシがホストを変更する場合はAPP_URLを設定してください。',
  },
  'Input Validation Failed': { de: 'Die Eingabe ist ungültig', ja: '入力内容が正しくありません' },
  'Invalid Content Type: Must be application/json for post requests': {
    de: 'Ungültiger Inhaltstyp: POST-Anfragen müssen application/json sein',
    ja: 'コンテンツタイプが正しくありません。POSTリクエストはapplication/jsonにしてください',
  },
  'Take out the NUL character; every other one is allowed': {
    de: 'Entfernen Sie das NUL-Zeichen; alle anderen sind erlaubt',
    ja: 'NUL文字を取り除いてください。それ以外の文字は使えます',
  },
  'The file broke off before its end. Nothing was saved.': {
    de: 'Die Datei brach vor ihrem Ende ab. Es wurde nichts gespeichert.',
    ja: 'ファイルが途中で途切れました。何も保存されていません。',
  },
  'The file was not imported. Nothing was stored. The first {shown} of {count} problems are listed.': {
    de: 'Die Datei wurde nicht importiert. Nichts wurde gespeichert. Die ersten {shown} von {count} Problemen sind aufgeführt.',
    ja: 'ファイルはインポートされませんでした。何も保存されていません。{count}件の問題のうち、最初の{shown}件を表示しています。',
  },
  'This file needs too much memory. Split it.': {
    de: 'Diese Datei braucht zu viel Speicher. Teilen Sie sie auf.',
    ja: 'このファイルにはメモリが足りません。分割してください。',
  },
  'The file was not imported. Nothing was stored.': {
    de: 'Die Datei wurde nicht importiert. Es wurde nichts gespeichert.',
    ja: 'ファイルはインポートされませんでした。何も保存されていません。',
  },
  'There is no export of {name}.': {
    de: 'Es gibt keinen Export von {name}.',
    ja: '{name}のエクスポートはありません。',
  },
  'This workspace no longer exists.': {
    de: 'Diesen Arbeitsbereich gibt es nicht mehr.',
    ja: 'このワークスペースはもう存在しません。',
  },
  'The work ended unexpectedly.': {
    de: 'Der Vorgang wurde unerwartet beendet.',
    ja: '処理が予期せず終了しました。',
  },
  'The work could not be started. It is tried again in five minutes.': {
    de: 'Die Arbeit konnte nicht begonnen werden. In fünf Minuten wird sie erneut versucht.',
    ja: '処理を開始できませんでした。5分後に再試行します。',
  },
  'The server ended three times during this work. It is tried again at its next time.': {
    de: 'Der Server wurde während dieser Arbeit dreimal beendet. Sie wird zu ihrer nächsten Zeit erneut versucht.',
    ja: 'この処理中にサーバーが3回停止しました。次の予定時刻に再試行します。',
  },
  'The server does not know the time zone of this plan, so it counts in UTC. Choose it again.': {
    de: 'Der Server kennt die Zeitzone dieses Plans nicht und zählt deshalb in UTC. Wählen Sie sie neu.',
    ja: 'サーバーがこの予定のタイムゾーンを認識できないため、UTCで計算しています。選び直してください。',
  },
  'The server cannot read when this runs again. Choose it again.': {
    de: 'Der Server kann nicht lesen, wann dies wieder läuft. Wählen Sie es neu.',
    ja: '次回の実行時刻を読み取れません。選び直してください。',
  },
  'must be a time zone such as Europe/Berlin': {
    de: 'muss eine Zeitzone wie Europe/Berlin sein',
    ja: 'Europe/Berlinのようなタイムゾーンを指定してください',
  },
  'must be a time such as 06:00': {
    de: 'muss eine Zeit wie 06:00 sein',
    ja: '06:00のような時刻を指定してください',
  },
  'must have an “every” of day, hours or never': {
    de: 'braucht ein „every“ mit day, hours oder never',
    ja: '「every」にday、hours、neverのいずれかを指定してください',
  },
  'The list is still loading. Try again in a minute.': {
    de: 'Die Liste wird noch gelesen. Versuchen Sie es in einer Minute erneut.',
    ja: 'リストを読み込み中です。1分後にもう一度お試しください。',
  },
  'The list changed during the export.': {
    de: 'Die Liste hat sich während des Exports geändert.',
    ja: 'エクスポート中にリストが変わりました。',
  },
  'This Excel file needs too much memory. Narrow the list, or export CSV.': {
    de: 'Diese Excel-Datei braucht zu viel Speicher. Grenzen Sie die Liste ein oder exportieren Sie CSV.',
    ja: 'このExcelファイルはメモリを使いすぎます。リストを絞り込むか、CSVでエクスポートしてください。',
  },
  'An Excel file can have at most 100,000 rows. Narrow the list, or export CSV.': {
    de: 'Eine Excel-Datei fasst höchstens 100.000 Zeilen. Grenzen Sie die Liste ein oder exportieren Sie CSV.',
    ja: 'Excelファイルは100,000行までです。リストを絞り込むか、CSVでエクスポートしてください。',
  },
} satisfies Sentences;
