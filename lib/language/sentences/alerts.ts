import type { Sentences } from './sentence-writer';

export const alertSentences = {
  'This rule no longer exists.': {
    de: 'Diese Regel gibt es nicht mehr.',
    ja: 'このルールはもうありません。',
  },
  'Only its owner may change this rule. Owners and admins may pause and mute it.': {
    de: 'Nur ihr Besitzer darf diese Regel ändern. Inhaber und Admins dürfen sie pausieren und stummschalten.',
    ja: 'このルールを変更できるのは作成者だけです。オーナーと管理者は一時停止とミュートができます。',
  },
  'This link has ended. Its rule was deleted, or its alert is older than a year.': {
    de: 'Dieser Link gilt nicht mehr. Die Regel wurde gelöscht, oder der Alarm ist älter als ein Jahr.',
    ja: 'このリンクは無効です。ルールが削除されたか、アラートが1年以上前のものです。',
  },
  'must be false, because this server cannot send mail to you': {
    de: 'muss false sein, weil dieser Server Ihnen keine Mail senden kann',
    ja: 'falseにしてください（このサーバーからメールを送信できません）',
  },
  'must be a moment such as 2026-06-30T12:00:00Z': {
    de: 'muss ein Zeitpunkt wie 2026-06-30T12:00:00Z sein',
    ja: '2026-06-30T12:00:00Zのような日時を指定してください',
  },
  'must differ from the beginning': {
    de: 'muss sich vom Anfang unterscheiden',
    ja: '開始とは異なる時刻にしてください',
  },
  'must be of this workspace': {
    de: 'muss zu diesem Arbeitsbereich gehören',
    ja: 'このワークスペースのものにしてください',
  },
  'must be given, or name, mail, channel or mutedUntil': {
    de: 'muss angegeben werden, oder name, mail, channel oder mutedUntil',
    ja: 'この項目かname、mail、channel、mutedUntilのいずれかを指定してください',
  },
  'must be given, or address or perHour': {
    de: 'muss angegeben werden, oder address oder perHour',
    ja: 'この項目かaddress、perHourを指定してください',
  },
  'must be an https address, such as https://hooks.example.com/…': {
    de: 'muss eine https-Adresse sein, zum Beispiel https://hooks.example.com/…',
    ja: 'https://hooks.example.com/…のようなhttpsのURLを入力してください',
  },
  'must not contain a user name or password': {
    de: 'darf keinen Benutzernamen und kein Passwort enthalten',
    ja: 'ユーザー名やパスワードを含めないでください',
  },
  'must not be an address of a private network': {
    de: 'darf keine Adresse eines privaten Netzes sein',
    ja: 'プライベートネットワークのアドレスは使えません',
  },
  'This channel no longer exists.': {
    de: 'Diesen Kanal gibt es nicht mehr.',
    ja: 'このチャンネルはもうありません。',
  },
  'This delivery no longer exists.': {
    de: 'Diese Zustellung gibt es nicht mehr.',
    ja: 'この送信はもうありません。',
  },
  'This delivery is being sent.': {
    de: 'Diese Zustellung wird gerade gesendet.',
    ja: 'この送信は処理中です。',
  },
  'Only channels of the shape webhook have a secret.': {
    de: 'Nur Kanäle der Form webhook haben ein Secret.',
    ja: 'シークレットがあるのは形式がwebhookのチャンネルだけです。',
  },
  'The stored address cannot be opened. Enter it again.': {
    de: 'Die gespeicherte Adresse lässt sich nicht öffnen. Geben Sie sie erneut ein.',
    ja: '保存されたURLを復号できません。もう一度入力してください。',
  },
  'must be text, such as "{example}"': {
    de: 'muss Text sein, zum Beispiel "{example}"',
    ja: '"{example}"のような文字列にしてください',
  },
  'must be a number from 0, such as 1500.50, with at most 4 digits after the point': {
    de: 'muss eine Zahl ab 0 sein, zum Beispiel 1500.50, mit höchstens 4 Nachkommastellen',
    ja: '0以上の数値（例：1500.50）を小数点以下4桁以内で入力してください',
  },
} satisfies Sentences;
