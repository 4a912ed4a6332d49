import type { Sentences } from './sentence-writer';

export const tokenSentences = {
  'This is not an API token. A token starts with pd_.': {
    de: 'Das ist kein API-Token. Ein Token beginnt mit pd_.',
    ja: 'これはAPIトークンではありません。トークンはpd_で始まります。',
  },
  'This API token is not valid. Check that you copied all of it.': {
    de: 'Dieses API-Token ist nicht gültig. Prüfen Sie, ob Sie es ganz kopiert haben.',
    ja: 'このAPIトークンは無効です。全体をコピーしたか確認してください。',
  },
  'This API token was revoked.': {
    de: 'Dieses API-Token wurde widerrufen.',
    ja: 'このAPIトークンは無効にされました。',
  },
  'This API token has expired.': {
    de: 'Dieses API-Token ist abgelaufen.',
    ja: 'このAPIトークンは期限切れです。',
  },
  'Send an API token or a session cookie, not both.': {
    de: 'Senden Sie ein API-Token oder ein Sitzungs-Cookie, nicht beides.',
    ja: 'APIトークンとセッションCookieは、どちらか一方だけを送信してください。',
  },
  'An API token cannot do this. Sign in to the dashboard.': {
    de: 'Das ist mit einem API-Token nicht möglich. Melden Sie sich im Dashboard an.',
    ja: 'この操作はAPIトークンではできません。ダッシュボードにログインしてください。',
  },
  'This API token lacks the scope {scope}.': {
    de: 'Diesem API-Token fehlt die Berechtigung {scope}.',
    ja: 'このAPIトークンにはスコープ{scope}がありません。',
  },
  'This API token sends more than {most} requests a minute. Wait {seconds} seconds.': {
    de: 'Dieses API-Token sendet mehr als {most} Anfragen pro Minute. Warten Sie {seconds} Sekunden.',
    ja: 'このAPIトークンのリクエストが1分間に{most}件を超えました。{seconds}秒お待ちください。',
  },
  'This token is revoked already, or its owner has left.': {
    de: 'Dieses Token ist bereits widerrufen, oder die Person ist kein Mitglied mehr.',
    ja: 'このトークンはすでに無効か、所有者が退出しています。',
  },
  'This live address does not exist, or does not work any more.': {
    de: 'Diese Live-Adresse gibt es nicht, oder sie funktioniert nicht mehr.',
    ja: 'このライブURLは存在しないか、すでに無効です。',
  },
  'This live address is revoked already.': {
    de: 'Diese Live-Adresse ist bereits widerrufen.',
    ja: 'このライブURLはすでに無効です。',
  },
  'This live address is read more than {most} times a minute. Wait {seconds} seconds.': {
    de: 'Diese Live-Adresse wird mehr als {most}-mal pro Minute gelesen. Warten Sie {seconds} Sekunden.',
    ja: 'このライブURLの読み込みが1分間に{most}回を超えました。{seconds}秒お待ちください。',
  },
  'This page does not exist, or does not work any more.': {
    de: 'Diese Seite gibt es nicht, oder sie funktioniert nicht mehr.',
    ja: 'このページは存在しないか、すでに無効です。',
  },
  'This shared page is revoked already.': {
    de: 'Diese geteilte Seite ist bereits widerrufen.',
    ja: 'この共有ページはすでに無効です。',
  },
  'Too many pages were opened from this network. Wait {seconds} seconds.': {
    de: 'Aus diesem Netz wurden zu viele Seiten geöffnet. Warten Sie {seconds} Sekunden.',
    ja: 'このネットワークから多くのページが開かれました。{seconds}秒お待ちください。',
  },
  'has a parameter that this version does not know': {
    de: 'enthält einen Parameter, den diese Version nicht kennt',
    ja: 'にはこのバージョンで不明なパラメーターがあります',
  },
  'Wrong password': { de: 'Falsches Passwort', ja: 'パスワードが正しくありません' },
  'Enter a name for the page': {
    de: 'Geben Sie der Seite einen Namen',
    ja: 'ページの名前を入力してください',
  },
  'Enter a name for the address': {
    de: 'Geben Sie der Adresse einen Namen',
    ja: 'URLの名前を入力してください',
  },
  'The role {role} cannot use {scope}': {
    de: 'Die Rolle {role} kann {scope} nicht nutzen',
    ja: '役割{role}では{scope}を使えません',
  },
  'must be at most {most} days in this workspace': {
    de: 'darf in diesem Arbeitsbereich höchstens {most} Tage sein',
    ja: 'このワークスペースでは{most}日以内にしてください',
  },
  'This workspace requires a second factor for this. Add an app or a passkey in Settings, Account.': {
    de: 'Dieser Arbeitsbereich verlangt dafür einen zweiten Faktor. Fügen Sie unter Einstellungen, Konto eine App oder einen Passkey hinzu.',
    ja: 'このワークスペースでは、この操作に2要素認証が必要です。設定の「アカウント」でアプリかパスキーを追加してください。',
  },
  'must be an authenticator app or a passkey': {
    de: 'muss eine Authenticator-App oder ein Passkey sein',
    ja: 'は認証アプリかパスキーにしてください',
  },
  'Enter a name for the token': {
    de: 'Geben Sie dem Token einen Namen',
    ja: 'トークンの名前を入力してください',
  },
  'Choose at least one scope': {
    de: 'Wählen Sie mindestens eine Berechtigung',
    ja: 'スコープを1つ以上選択してください',
  },
  'must be a number of days from 1 to {most}': {
    de: 'muss eine Anzahl von Tagen von 1 bis {most} sein',
    ja: '1から{most}までの日数にしてください',
  },
} satisfies Sentences;
