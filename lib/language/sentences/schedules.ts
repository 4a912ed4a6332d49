import type { Sentences } from './sentence-writer';

export const scheduleSentences = {
  'There is no such address to ask.': {
    de: 'Eine solche Adresse gibt es nicht.',
    ja: 'そのようなアドレスはありません。',
  },
  'This server sends no mail yet.': {
    de: 'Dieser Server sendet noch keine Mail.',
    ja: 'このサーバーはまだメールを送信できません。',
  },
  'must be settled or null, because only statements are closed': {
    de: 'muss settled oder null sein, weil nur Abrechnungen abgeschlossen werden',
    ja: 'settledかnullにしてください（締められるのは明細書だけです）',
  },
  'must be null, unless it is sent monthly for the last month': {
    de: 'muss null sein, außer er wird monatlich für den letzten Monat gesendet',
    ja: '先月分を毎月送る場合以外はnullにしてください',
  },
  'This scheduled report no longer exists.': {
    de: 'Diesen geplanten Bericht gibt es nicht mehr.',
    ja: 'この定期レポートはもうありません。',
  },
  'Only its owner may change this report. Owners and admins may pause it.': {
    de: 'Nur wer ihn geplant hat, darf diesen Bericht ändern. Inhaber und Admins dürfen ihn pausieren.',
    ja: 'このレポートを変更できるのは作成者だけです。オーナーと管理者は一時停止できます。',
  },
  'Its saved view was deleted.': {
    de: 'Die gespeicherte Ansicht wurde gelöscht.',
    ja: '保存済みのビューが削除されました。',
  },
  'Its owner may not see reports.': {
    de: 'Wer ihn geplant hat, darf keine Berichte sehen.',
    ja: '作成者にレポートを閲覧する権限がありません。',
  },
  'This link has ended. Ask for another mail.': {
    de: 'Dieser Link gilt nicht mehr. Bitten Sie um eine neue Mail.',
    ja: 'このリンクは無効です。もう一度メールを依頼してください。',
  },
  'must have an “every” of day, week or month': {
    de: 'braucht ein „every“ mit day, week oder month',
    ja: '「every」にday、week、monthのいずれかを指定してください',
  },
  'must have a “kind” of view or statement': {
    de: 'braucht ein „kind“ mit view oder statement',
    ja: '「kind」にviewかstatementを指定してください',
  },
  'must be a list': {
    de: 'muss eine Liste sein',
    ja: 'リストにしてください',
  },
  'must be an email address': {
    de: 'muss eine E-Mail-Adresse sein',
    ja: 'メールアドレスを入力してください',
  },
  'must be given, or another field': {
    de: 'muss angegeben werden, oder ein anderes Feld',
    ja: 'この項目か別の項目を指定してください',
  },
  'The recipient gets no more mail.': {
    de: 'Der Empfänger erhält keine Mail mehr.',
    ja: 'この受信者にはメールを送りません。',
  },
  'must be a saved view of this workspace': {
    de: 'muss eine gespeicherte Ansicht dieses Arbeitsbereichs sein',
    ja: 'このワークスペースの保存済みビューにしてください',
  },
  'must not be null for one mail per brand': {
    de: 'darf für eine Mail pro Marke nicht null sein',
    ja: 'ブランドごとに送る場合はnullにできません',
  },
  'must be people of this workspace who see reports': {
    de: 'müssen Personen dieses Arbeitsbereichs sein, die Berichte sehen',
    ja: 'レポートを閲覧できるこのワークスペースのメンバーにしてください',
  },
  'may be added by owners of the workspace': {
    de: 'dürfen nur Inhaber des Arbeitsbereichs hinzufügen',
    ja: '追加できるのはワークスペースのオーナーだけです',
  },
  'Some scheduled reports could not be made.': {
    de: 'Einige geplante Berichte konnten nicht erstellt werden.',
    ja: '一部の定期レポートを作成できませんでした。',
  },
  'Some alert rules could not be evaluated.': {
    de: 'Einige Alarmregeln konnten nicht ausgewertet werden.',
    ja: '一部のアラートルールを評価できませんでした。',
  },
  'The report could not be made.': {
    de: 'Der Bericht konnte nicht erstellt werden.',
    ja: 'レポートを作成できませんでした。',
  },
  'It may have been sent: a backup was restored.': {
    de: 'Er wurde vielleicht gesendet: Ein Backup wurde wiederhergestellt.',
    ja: 'バックアップを復元したため、送信済みの可能性があります。',
  },
} satisfies Sentences;
