import type { Sentences } from './sentence-writer';

/** Errors when the API does not respond as it should, and the API document's own errors. */
export const gatewaySentences = {
  'The API sent an answer we cannot read: {field} (out of range).': {
    de: 'Die API hat eine unlesbare Antwort gesendet: {field} (außerhalb des Bereichs).',
    ja: 'APIの応答を読み取れません: {field}（範囲外）。',
  },
  'The API sent an answer we cannot read: {field} ({problem}).': {
    de: 'Die API hat eine unlesbare Antwort gesendet: {field} ({problem}).',
    ja: 'APIの応答を読み取れません: {field}（{problem}）。',
  },
  'The API sent an answer that is not JSON.': {
    de: 'Die API hat eine Antwort gesendet, die kein JSON ist.',
    ja: 'APIの応答がJSONではありません。',
  },
  'The API sent a response with an unexpected encoding.': {
    de: 'Die API hat eine Antwort in einer nicht angeforderten Kodierung gesendet.',
    ja: 'APIが要求していないエンコーディングで応答しました。',
  },
  'The API sent an answer that cannot be unpacked.': {
    de: 'Die API hat eine Antwort gesendet, die sich nicht entpacken lässt.',
    ja: 'APIの応答を展開できません。',
  },
  'The API sent an answer with too many values.': {
    de: 'Die API hat eine Antwort mit zu vielen Werten geschickt.',
    ja: 'APIの応答に含まれる値が多すぎます。',
  },
  'The API sent an answer that is too large.': {
    de: 'Die API hat eine zu große Antwort gesendet.',
    ja: 'APIの応答が大きすぎます。',
  },
  'The API sent a control character in {name}.': {
    de: 'Die API hat ein Steuerzeichen in {name} gesendet.',
    ja: 'APIの応答の{name}に制御文字が含まれています。',
  },
  'The API sent a row of {day}, which is no day.': {
    de: 'Die API hat eine Zeile vom {day} gesendet; das ist kein Tag.',
    ja: 'APIが存在しない日付{day}の行を返しました。',
  },
  'The API sent a row of {day} for the days {from} to {to}.': {
    de: 'Die API hat eine Zeile vom {day} für die Tage {from} bis {to} gesendet.',
    ja: 'APIが{from}から{to}の期間に{day}の行を返しました。',
  },
  'The API sent two different rows of one campaign, creator, day and product.': {
    de: 'Die API hat zwei verschiedene Zeilen zu einer Kampagne, einem Creator, einem Tag und einem Produkt gesendet.',
    ja: 'APIが同じキャンペーン、クリエイター、日付、商品について異なる行を2つ返しました。',
  },
  'The API sent a cursor that repeats.': {
    de: 'Die API hat einen Cursor gesendet, der sich wiederholt.',
    ja: 'APIが同じカーソルを繰り返し返しました。',
  },
  'The API sent a cursor that never ends.': {
    de: 'Die API hat einen Cursor gesendet, der nie endet.',
    ja: 'APIのカーソルが終わりません。',
  },
  'The API’s list of brands does not end.': {
    de: 'Die Markenliste der API endet nicht.',
    ja: 'APIのブランド一覧が終わりません。',
  },
  'The API repeats its pages, so the list has no end.': {
    de: 'Die API wiederholt ihre Seiten, deshalb endet die Liste nicht.',
    ja: 'APIが同じページを繰り返すため、リストが終わりません。',
  },
  'The API rejected the stored key. Replace it in Settings, Connections.': {
    de: 'Die API hat den gespeicherten Schlüssel abgelehnt. Ersetzen Sie ihn unter Einstellungen, Verbindungen.',
    ja: 'APIが保存済みのキーを拒否しました。「設定」の「接続」で置き換えてください。',
  },
  'The API limits our requests. Try again shortly.': {
    de: 'Die API begrenzt unsere Anfragen. Versuchen Sie es gleich noch einmal.',
    ja: 'APIのリクエスト制限に達しました。しばらくしてからお試しください。',
  },
  'The API is unavailable.': { de: 'Die API ist nicht verfügbar.', ja: 'APIを利用できません。' },
  'The API cannot be reached.': { de: 'Die API ist nicht erreichbar.', ja: 'APIに接続できません。' },
  'The API does not answer.': { de: 'Die API antwortet nicht.', ja: 'APIが応答しません。' },
  'The API did not answer within {seconds} seconds.': {
    de: 'Die API hat nicht innerhalb von {seconds} Sekunden geantwortet.',
    ja: 'APIが{seconds}秒以内に応答しませんでした。',
  },
  'The API answered {status}.': {
    de: 'Die API hat mit {status} geantwortet.',
    ja: 'APIの応答は{status}でした。',
  },
  'The API rejected the request with status {status}.': {
    de: 'Die API hat die Anfrage mit Status {status} abgelehnt.',
    ja: 'APIがリクエストを拒否しました（ステータス{status}）。',
  },
  'The API failed with status {status}.': {
    de: 'Die API ist mit Status {status} gescheitert.',
    ja: 'APIでエラーが発生しました（ステータス{status}）。',
  },
  'The API is failing. We will try again in a moment.': {
    de: 'Die API ist gestört. Wir versuchen es gleich noch einmal.',
    ja: 'APIに障害が発生しています。まもなく再試行します。',
  },
  'Too many requests to the API are waiting already.': {
    de: 'Es warten bereits zu viele Anfragen an die API.',
    ja: 'APIへのリクエストがすでに多数待機しています。',
  },
  'You do not have permission to create a link for this product': {
    de: 'Sie dürfen für dieses Produkt keinen Link erstellen',
    ja: 'この商品のリンクを作成する権限がありません',
  },
  'Brand Not Found': { de: 'Marke nicht gefunden', ja: 'ブランドが見つかりません' },
  'Creator Not Found': { de: 'Creator nicht gefunden', ja: 'クリエイターが見つかりません' },
} satisfies Sentences;
