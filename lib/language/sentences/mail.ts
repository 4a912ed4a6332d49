import type { Sentences } from './sentence-writer';

export const mailSentences = {
  'This server sends no mail. Set SMTP_URL, MAIL_FROM and APP_URL.': {
    de: 'Dieser Server verschickt keine E-Mails. Setzen Sie SMTP_URL, MAIL_FROM und APP_URL.',
    ja: 'このサーバーはメールを送信しません。SMTP_URL、MAIL_FROM、APP_URLを設定してください。',
  },
  'Mail cannot be sent to this address.': {
    de: 'An diese Adresse kann keine E-Mail gesendet werden.',
    ja: 'このアドレスにはメールを送信できません。',
  },
  'The mail server rejected the user or the password of SMTP_URL.': {
    de: 'Der Mailserver hat den Benutzer oder das Passwort von SMTP_URL abgelehnt.',
    ja: 'メールサーバーがSMTP_URLのユーザーまたはパスワードを拒否しました。',
  },
  'The host of SMTP_URL has no address.': {
    de: 'Der Host von SMTP_URL hat keine Adresse.',
    ja: 'SMTP_URLのホストのアドレスが見つかりません。',
  },
  'The mail server did not answer in time. Check the port of SMTP_URL.': {
    de: 'Der Mailserver hat nicht rechtzeitig geantwortet. Prüfen Sie den Port von SMTP_URL.',
    ja: 'メールサーバーが時間内に応答しませんでした。SMTP_URLのポートを確認してください。',
  },
  'The mail server has no valid certificate for the host of SMTP_URL.': {
    de: 'Der Mailserver hat kein gültiges Zertifikat für den Host von SMTP_URL.',
    ja: 'メールサーバーに、SMTP_URLのホストの有効な証明書がありません。',
  },
  'The mail server offers no encryption. Use smtps:// or another port in SMTP_URL.': {
    de: 'Der Mailserver bietet keine Verschlüsselung an. Verwenden Sie smtps:// oder einen anderen Port in SMTP_URL.',
    ja: 'メールサーバーが暗号化に対応していません。SMTP_URLでsmtps://または別のポートを使ってください。',
  },
  'The mail server rejected the mail: “{reply}”.': {
    de: 'Der Mailserver hat die E-Mail abgelehnt: „{reply}“.',
    ja: 'メールサーバーがメールを拒否しました:「{reply}」',
  },
  'The mail server cannot be reached. Check the host and port of SMTP_URL.': {
    de: 'Der Mailserver ist nicht erreichbar. Prüfen Sie Host und Port von SMTP_URL.',
    ja: 'メールサーバーに接続できません。SMTP_URLのホストとポートを確認してください。',
  },
  'This address wants no mail from this server.': {
    de: 'Diese Adresse möchte keine Mail von diesem Server.',
    ja: 'このアドレスは、このサーバーからのメールを希望していません。',
  },
  'This address was asked within the last week.': {
    de: 'Diese Adresse wurde in den letzten sieben Tagen schon gefragt.',
    ja: 'このアドレスには過去7日以内に確認済みです。',
  },
} satisfies Sentences;
