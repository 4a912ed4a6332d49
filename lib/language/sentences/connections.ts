import type { Sentences } from './sentence-writer';

export const connectionSentences = {
  'This key was already removed.': {
    de: 'Dieser Schlüssel wurde bereits entfernt.',
    ja: 'このキーはすでに削除されています。',
  },
  'Belongs to another API. Enter the key again.': {
    de: 'Für eine andere API erstellt. Geben Sie den Schlüssel erneut ein.',
    ja: '別のAPI用のキーです。キーを入力し直してください。',
  },
  'The {words} key belongs to another API. Enter the key again in Settings, Connections.': {
    de: 'Der {words}-Schlüssel ist für eine andere API. Geben Sie ihn unter Einstellungen, Verbindungen erneut ein.',
    ja: '{words}キーは別のAPI用です。「設定」の「接続」でキーを入力し直してください。',
  },
  'This needs a {words} key. Add one in Settings, Connections.': {
    de: 'Dafür ist ein {words}-Schlüssel nötig. Fügen Sie ihn unter Einstellungen, Verbindungen hinzu.',
    ja: '{words}キーが必要です。「設定」の「接続」で追加してください。',
  },
  'The {words} key in use no longer works.': {
    de: 'Der verwendete {words}-Schlüssel funktioniert nicht mehr.',
    ja: '使用中の{words}キーは無効になりました。',
  },
  'The API rejected this key as a {words} key.': {
    de: 'Die API hat diesen Schlüssel als {words}-Schlüssel abgelehnt.',
    ja: 'APIはこのキーを{words}キーとして受け付けませんでした。',
  },
  seller: { de: 'Verkäufer', ja: 'セラー' },
  creator: { de: 'Creator', ja: 'クリエイター' },
  'Paste the key': { de: 'Fügen Sie den Schlüssel ein', ja: 'キーを貼り付けてください' },
  'A key cannot contain spaces or line breaks': {
    de: 'Ein Schlüssel enthält keine Leerzeichen oder Zeilenumbrüche',
    ja: 'キーに空白や改行は使えません',
  },
  'A key can contain only plain characters': {
    de: 'Ein Schlüssel enthält nur einfache Zeichen',
    ja: 'キーに使えるのは半角の英数字と記号だけです',
  },
  'This is too short for a key': { de: 'Das ist zu kurz für einen Schlüssel', ja: 'キーとして短すぎます' },
  'This is too long for a key': { de: 'Das ist zu lang für einen Schlüssel', ja: 'キーとして長すぎます' },
  'The demo keeps using its own keys.': {
    de: 'Die Demo verwendet weiter ihre eigenen Schlüssel.',
    ja: 'デモでは専用のキーを使い続けます。',
  },
  'The demo’s own keys stay. Add a key of yours to try this.': {
    de: 'Die Schlüssel der Demo bleiben. Fügen Sie einen eigenen hinzu, um das auszuprobieren.',
    ja: 'デモのキーは変更できません。お試しになるにはご自身のキーを追加してください。',
  },
  'Only the built-in platform has trial keys.': {
    de: 'Testschlüssel gibt es nur auf der eingebauten Plattform.',
    ja: '試用キーがあるのは組み込みのプラットフォームだけです。',
  },
  'The stored key cannot be opened. Replace it in Settings, Connections.': {
    de: 'Der gespeicherte Schlüssel lässt sich nicht öffnen. Ersetzen Sie ihn unter Einstellungen, Verbindungen.',
    ja: '保存済みのキーを開けません。「設定」の「接続」で置き換えてください。',
  },
} satisfies Sentences;
