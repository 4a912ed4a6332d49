import type { Translated } from '../translated';

export const reportMail: Translated<'reportMail'> = {
  subject: '{title}: {days}',
  empty: '行はありません。',
  attached:
    '{scope, select, all {すべての行} other {条件に合うすべての行}}{currency, select, none {} other {（{currency}のみ）}}は添付ファイル{name}にあります。',
  leftOut: 'すべての行のファイルは{size}を超えるため、添付していません。ページからエクスポートしてください。',
  link: 'Partnerdeckで開く',
  foot: 'ワークスペース「{workspace}」の定期レポートです。',
  stop: 'このメールを停止',
};
