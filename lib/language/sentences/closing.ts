import type { Sentences } from './sentence-writer';

export const closingSentences = {
  '{month} has not ended yet. Months are UTC.': {
    de: '{month} ist noch nicht zu Ende. Monate sind UTC.',
    ja: '{month}はまだ終わっていません。月はUTCです。',
  },
  '{month} is closed already.': {
    de: '{month} ist bereits abgeschlossen.',
    ja: '{month}はすでに締め済みです。',
  },
  'Later months are closed. Reopen them down to {month} first.': {
    de: 'Spätere Monate sind abgeschlossen. Öffnen Sie sie zuerst wieder bis {month}.',
    ja: '以降の月が締め済みです。先に{month}まで締めを解除してください。',
  },
  'Close {month} first.': { de: 'Schließen Sie zuerst {month} ab.', ja: '先に{month}を締めてください。' },
  'Report rows are not loaded.': {
    de: 'Berichtszeilen sind nicht geladen.',
    ja: 'レポートの行が読み込まれていません。',
  },
  'BRB estimates are not loaded.': {
    de: 'BRB-Schätzungen sind nicht geladen.',
    ja: 'BRB見込額が読み込まれていません。',
  },
  'Report rows are not loaded. BRB estimates are not loaded.': {
    de: 'Berichtszeilen und BRB-Schätzungen sind nicht geladen.',
    ja: 'レポートの行とBRB見込額が読み込まれていません。',
  },
  'The figures changed meanwhile. Check them, then close the month.': {
    de: 'Die Zahlen haben sich inzwischen geändert. Prüfen Sie sie und schließen Sie dann den Monat ab.',
    ja: '数値が更新されました。確認してから月を締めてください。',
  },
  'must name at least one currency': {
    de: 'muss mindestens eine Währung nennen',
    ja: '通貨を1つ以上指定してください',
  },
  'must name each currency once': {
    de: 'darf jede Währung nur einmal nennen',
    ja: '各通貨は1回だけ指定してください',
  },
  'Some figures may still change until about {day}. Confirm to close anyway.': {
    de: 'Einige Zahlen können sich noch bis etwa {day} ändern. Bestätigen Sie, um trotzdem abzuschließen.',
    ja: '{day}頃まで変わる可能性のある数値があります。それでも締める場合は確認してください。',
  },
  'Someone else closed or reopened a month meanwhile. Reload, then try again.': {
    de: 'Inzwischen hat jemand anderes einen Monat abgeschlossen oder wieder geöffnet. Laden Sie neu und versuchen Sie es erneut.',
    ja: '別のメンバーが月を締めたか、締めを解除しました。再読み込みしてからもう一度お試しください。',
  },
  'was drawn up with other closings': {
    de: 'wurde mit anderen Abschlüssen erstellt',
    ja: '別の締めの状態で作成されました',
  },
  'This closing no longer exists.': {
    de: 'Diesen Abschluss gibt es nicht mehr.',
    ja: 'この締めはもうありません。',
  },
  'A later month is closed. Reopen the newest one first.': {
    de: 'Ein späterer Monat ist abgeschlossen. Öffnen Sie zuerst den neuesten wieder.',
    ja: '以降の月が締め済みです。先に最新の月の締めを解除してください。',
  },
  'The brand {words}.': { de: 'Die Marke {words}.', ja: 'ブランドは{words}。' },
  'must be a brand of this statement': {
    de: 'muss eine Marke dieser Abrechnung sein',
    ja: 'この明細書のブランドにしてください',
  },
  'An amount in {currency} {words}.': {
    de: 'Ein Betrag in {currency} {words}.',
    ja: '{currency}の金額は{words}。',
  },
  'must have at most {count} decimals': {
    de: 'darf höchstens {count} Nachkommastellen haben',
    ja: '小数点以下{count}桁以内にしてください',
  },
  'must be a month, written YYYY-MM': {
    de: 'muss ein Monat in der Form JJJJ-MM sein',
    ja: 'YYYY-MMの形式の月にしてください',
  },
  'must be a currency, such as USD': {
    de: 'muss eine Währung wie USD sein',
    ja: 'USDのような通貨にしてください',
  },
  'must be the id of a brand': { de: 'muss die ID einer Marke sein', ja: 'ブランドのIDにしてください' },
  'must be an amount, such as 1234.50': {
    de: 'muss ein Betrag wie 1234.50 sein',
    ja: '1234.50のような金額にしてください',
  },
} satisfies Sentences;
