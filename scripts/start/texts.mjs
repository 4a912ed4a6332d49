/** The startup page needs no packages, so it has its texts here. */
const en = {
  starting: 'Partnerdeck is starting',
  failed: 'Partnerdeck could not start',
  stopped: 'Partnerdeck has ended. The terminal says why.',
  soon: 'This page becomes the sign-in page by itself. A first start takes a few minutes.',
  steps: {
    install: 'Install packages',
    build: 'Build',
    data: 'Prepare the data',
    open: 'Open the dashboard',
  },
  states: { waiting: 'waiting', running: 'running', done: 'done', failed: 'failed' },
  terminal: 'Then run npm start again. The terminal has the details.',
  reasons: {
    noNpm: () => 'npm was not found. Install it with Node.',
    offline: () => 'The package registry does not answer. Check the network and the proxy.',
    notWritable: () => 'The folder of the project cannot be written. Correct its owner or its modes.',
    lockFile: () => 'package.json and package-lock.json do not match. Restore both.',
    install: () => 'npm could not install the packages.',
    memory: () => 'The system ended the build, probably because memory was short. Free 3 GB.',
    build: () => 'The build failed.',
    diskFull: () => 'The disk is full. Make room.',
    setting: (name) => `The setting ${name} cannot be used. Correct it.`,
    folderInUse: () => 'Another process uses the data folder. Stop that one.',
    newer: () => 'The data is from a newer version. Start that version, or restore a backup.',
    broken: () => 'The database does not open. Restore a backup.',
    postgres: () => 'The Postgres of DATABASE_URL cannot be used. Start it, or correct the address.',
    unknown: () => 'An error was not expected.',
  },
};

/** @type {typeof en} */
const de = {
  starting: 'Partnerdeck startet',
  failed: 'Partnerdeck konnte nicht starten',
  stopped: 'Partnerdeck wurde beendet. Das Terminal nennt den Grund.',
  soon: 'Diese Seite wird von selbst zur Anmeldung. Ein erster Start dauert einige Minuten.',
  steps: {
    install: 'Pakete installieren',
    build: 'Bauen',
    data: 'Daten vorbereiten',
    open: 'Dashboard öffnen',
  },
  states: { waiting: 'wartet', running: 'läuft', done: 'fertig', failed: 'fehlgeschlagen' },
  terminal: 'Starten Sie danach npm start erneut. Einzelheiten stehen im Terminal.',
  reasons: {
    noNpm: () => 'npm wurde nicht gefunden. Installieren Sie es mit Node.',
    offline: () => 'Das Paketverzeichnis antwortet nicht. Prüfen Sie Netz und Proxy.',
    notWritable: () =>
      'Der Ordner des Projekts ist nicht beschreibbar. Korrigieren Sie Besitzer oder Rechte.',
    lockFile: () => 'package.json und package-lock.json passen nicht zusammen. Stellen Sie beide wieder her.',
    install: () => 'npm konnte die Pakete nicht installieren.',
    memory: () => 'Das System hat das Bauen beendet, wohl weil der Speicher knapp war. Machen Sie 3 GB frei.',
    build: () => 'Das Bauen ist fehlgeschlagen.',
    diskFull: () => 'Der Datenträger ist voll. Schaffen Sie Platz.',
    setting: (name) => `Die Einstellung ${name} ist nicht verwendbar. Korrigieren Sie sie.`,
    folderInUse: () => 'Ein anderer Prozess benutzt den Datenordner. Beenden Sie diesen.',
    newer: () =>
      'Die Daten sind von einer neueren Version. Starten Sie diese, oder spielen Sie eine Sicherung ein.',
    broken: () => 'Die Datenbank lässt sich nicht öffnen. Spielen Sie eine Sicherung ein.',
    postgres: () =>
      'Das Postgres von DATABASE_URL ist nicht verwendbar. Starten Sie es, oder korrigieren Sie die Adresse.',
    unknown: () => 'Ein unerwarteter Fehler ist aufgetreten.',
  },
};

/** @type {typeof en} */
const ja = {
  starting: 'Partnerdeckを起動しています',
  failed: 'Partnerdeckを起動できませんでした',
  stopped: 'Partnerdeckは終了しました。理由は端末に表示されています。',
  soon: 'このページは自動的にログインページに変わります。初回の起動には数分かかります。',
  steps: {
    install: 'パッケージのインストール',
    build: 'ビルド',
    data: 'データの準備',
    open: 'ダッシュボードを開く',
  },
  states: { waiting: '待機中', running: '実行中', done: '完了', failed: '失敗' },
  terminal: 'その後、もう一度npm startを実行してください。詳細は端末に表示されています。',
  reasons: {
    noNpm: () => 'npmが見つかりません。Nodeと一緒にインストールしてください。',
    offline: () => 'パッケージのレジストリが応答しません。ネットワークとプロキシを確認してください。',
    notWritable: () => 'プロジェクトのフォルダに書き込めません。所有者または権限を修正してください。',
    lockFile: () => 'package.jsonとpackage-lock.jsonが一致しません。両方を元に戻してください。',
    install: () => 'npmがパッケージをインストールできませんでした。',
    memory: () => 'システムがビルドを終了しました。おそらくメモリ不足です。3 GBを空けてください。',
    build: () => 'ビルドに失敗しました。',
    diskFull: () => 'ディスクがいっぱいです。空き容量を増やしてください。',
    setting: (name) => `設定${name}は使用できません。修正してください。`,
    folderInUse: () => '別のプロセスがデータフォルダを使用しています。そのプロセスを停止してください。',
    newer: () =>
      'データは新しいバージョンのものです。そのバージョンを起動するか、バックアップから復元してください。',
    broken: () => 'データベースを開けません。バックアップから復元してください。',
    postgres: () => 'DATABASE_URLのPostgresを使用できません。起動するか、アドレスを修正してください。',
    unknown: () => '予期しないエラーが発生しました。',
  },
};

const all = { en, de, ja };

/** The texts of the first language of a request that has them, as lib/language/languages.ts chooses. */
export function pickTexts(acceptLanguage = '') {
  const codes = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const code = codes.find((one) => Object.hasOwn(all, one)) ?? 'en';
  return { code, texts: all[code] };
}

/** Why a step failed and what to do, for the page and the terminal. */
export function describeFailure({ reason, setting }, texts = en) {
  const known = Object.hasOwn(texts.reasons, reason) ? reason : 'unknown';
  return texts.reasons[known === 'setting' && !setting ? 'unknown' : known](setting);
}
