import type { Sentences } from './sentence-writer';

/** Field errors, shown after or next to the field's name. The last ones are Zod's own. */
export const fieldSentences = {
  'must be given once': { de: 'darf nur einmal angegeben werden', ja: '1回だけ指定してください' },
  'must not contain a NUL': { de: 'darf kein NUL-Zeichen enthalten', ja: 'NUL文字は使えません' },
  'must be JSON': { de: 'muss JSON sein', ja: 'JSONにしてください' },
  'is none of {names}': { de: 'ist keines von {names}', ja: '{names}のいずれでもありません' },
  'must be text': { de: 'muss Text sein', ja: 'テキストにしてください' },
  'must be text, such as {example}': {
    de: 'muss Text sein, etwa {example}',
    ja: '{example}のようなテキストにしてください',
  },
  'must not be empty': { de: 'darf nicht leer sein', ja: '入力してください' },
  'must not be empty; leave it out for the first page': {
    de: 'darf nicht leer sein; lassen Sie es für die erste Seite weg',
    ja: '空にできません。最初のページでは省略してください',
  },
  'must have at most {count} characters': {
    de: 'darf höchstens {count} Zeichen haben',
    ja: '{count}文字以内にしてください',
  },
  'must have at least {count} characters': {
    de: 'muss mindestens {count} Zeichen haben',
    ja: '{count}文字以上にしてください',
  },
  'names none of the columns {names}': {
    de: 'nennt keine der Spalten {names}',
    ja: 'は次の列名をどれも含んでいません: {names}',
  },
  'must have at most {count} items': {
    de: 'darf höchstens {count} Einträge haben',
    ja: '{count}件以内にしてください',
  },
  'must contain at most {count} {things}': {
    de: 'darf höchstens {count} {things} enthalten',
    ja: '{things}を{count}件以内にしてください',
  },
  'must be another workspace': {
    de: 'muss ein anderer Arbeitsbereich sein',
    ja: '別のワークスペースにしてください',
  },
  'must be true or false': { de: 'muss true oder false sein', ja: 'trueかfalseにしてください' },
  'must be standard, cpc or all': {
    de: 'muss standard, cpc oder all sein',
    ja: 'standard、cpc、allのいずれかにしてください',
  },
  'must be set with {name}': { de: 'muss mit {name} angegeben werden', ja: '{name}と一緒に指定してください' },
  'must be one of {names} with {name}': {
    de: 'muss mit {name} eines von {names} sein',
    ja: '{name}を指定する場合は{names}のいずれかにしてください',
  },
  'must be one of {names}': { de: 'muss eines von {names} sein', ja: '{names}のいずれかにしてください' },
  'must be a currency and an amount, like {example}': {
    de: 'muss eine Währung und ein Betrag sein, etwa {example}',
    ja: '{example} のように通貨と金額を指定してください',
  },
  'must be a UUID': { de: 'muss eine UUID sein', ja: 'UUIDにしてください' },
  'must be a whole number': { de: 'muss eine ganze Zahl sein', ja: '整数にしてください' },
  'must be a whole number from {min} to {max}': {
    de: 'muss eine ganze Zahl von {min} bis {max} sein',
    ja: '{min}から{max}までの整数にしてください',
  },
  'must be a comma-delimited list': {
    de: 'muss eine Liste mit Kommas sein',
    ja: 'カンマ区切りのリストにしてください',
  },
  'must be a comma-delimited list without empty items': {
    de: 'muss eine Liste mit Kommas ohne leere Einträge sein',
    ja: '空の項目がないカンマ区切りのリストにしてください',
  },
  'must be a comma-delimited list of UUIDs': {
    de: 'muss eine Liste von UUIDs mit Kommas sein',
    ja: 'カンマ区切りのUUIDのリストにしてください',
  },
  'must be a comma-delimited list of {names}': {
    de: 'muss eine Liste aus {names} mit Kommas sein',
    ja: '{names}のカンマ区切りのリストにしてください',
  },
  'must be a date-time in UTC, written {example}': {
    de: 'muss ein Zeitpunkt in UTC in der Form {example} sein',
    ja: '{example}の形式のUTC日時にしてください',
  },
  'must be a date-time, written {example}': {
    de: 'muss ein Zeitpunkt in der Form {example} sein',
    ja: '{example}の形式の日時にしてください',
  },
  'must be given, written YYYY-MM-DD': {
    de: 'muss in der Form JJJJ-MM-TT angegeben werden',
    ja: 'YYYY-MM-DDの形式で指定してください',
  },
  'must be an existing day, written YYYY-MM-DD': {
    de: 'muss ein existierender Tag in der Form JJJJ-MM-TT sein',
    ja: '実在する日付をYYYY-MM-DDの形式で指定してください',
  },
  'may be two different days; write YYYY-MM-DD': {
    de: 'kann zwei verschiedene Tage bedeuten; schreiben Sie JJJJ-MM-TT',
    ja: '2通りの日付に読めます。YYYY-MM-DDの形式で入力してください',
  },
  'may be two different numbers; write more or fewer decimals': {
    de: 'kann zwei verschiedene Zahlen bedeuten; schreiben Sie mehr oder weniger Nachkommastellen',
    ja: '2通りの数値に読めます。小数の桁数を変えてください',
  },
  'must be from {first} to {last}': {
    de: 'muss zwischen {first} und {last} liegen',
    ja: '{first}から{last}までにしてください',
  },
  'must not be before start': { de: 'darf nicht vor start liegen', ja: 'start以降にしてください' },
  'must be less than 1 year after start': {
    de: 'muss weniger als 1 Jahr nach start liegen',
    ja: 'startから1年未満にしてください',
  },
  'must be at most {days} days after start': {
    de: 'darf höchstens {days} Tage nach start liegen',
    ja: 'startから{days}日以内にしてください',
  },
  'must have at least one line': {
    de: 'muss mindestens eine Zeile haben',
    ja: '1行以上必要です',
  },
  'is one more than the {count} lines that a file may have': {
    de: 'ist eine mehr als die {count} Zeilen, die eine Datei haben darf',
    ja: 'ファイルの上限の{count}行を超えています',
  },
  'is not readable as CSV: {problem}': {
    de: 'ist nicht als CSV lesbar: {problem}',
    ja: 'CSVとして読み取れません: {problem}',
  },
  'is followed by more than {count} fields': {
    de: 'hat mehr als {count} Felder',
    ja: '項目が{count}個を超えています',
  },
  'repeats line {line}': { de: 'wiederholt Zeile {line}', ja: '{line}行目と重複しています' },
  'Invalid GUID': { de: 'muss eine UUID sein', ja: 'UUIDにしてください' },
  'Invalid UUID': { de: 'muss eine UUID sein', ja: 'UUIDにしてください' },
  'Invalid input': { de: 'ist ungültig', ja: '正しくありません' },
  'Invalid input: expected {type}, received undefined': {
    de: 'muss angegeben werden ({type})',
    ja: '必須です（{type}）',
  },
  'Invalid input: expected {type}, received {other}': {
    de: 'muss {type} sein, nicht {other}',
    ja: '{other}ではなく{type}にしてください',
  },
  'Invalid input: expected {value}': {
    de: 'muss {value} sein',
    ja: '{value}にしてください',
  },
  'Invalid option: expected one of {values}': {
    de: 'muss eines von {values} sein',
    ja: '{values}のいずれかにしてください',
  },
  'Too big: expected string to have <={count} characters': {
    de: 'darf höchstens {count} Zeichen haben',
    ja: '{count}文字以内にしてください',
  },
  'Too small: expected string to have >=1 characters': { de: 'darf nicht leer sein', ja: '入力してください' },
  'Too small: expected string to have >={count} characters': {
    de: 'muss mindestens {count} Zeichen haben',
    ja: '{count}文字以上にしてください',
  },
  'Too big: expected array to have <={count} items': {
    de: 'darf höchstens {count} Einträge haben',
    ja: '{count}件以内にしてください',
  },
  'Too small: expected array to have >={count} items': {
    de: 'muss mindestens {count} Einträge haben',
    ja: '{count}件以上にしてください',
  },
  'Too big: expected number to be <={max}': {
    de: 'darf höchstens {max} sein',
    ja: '{max}以下にしてください',
  },
  'Too small: expected number to be >={min}': {
    de: 'muss mindestens {min} sein',
    ja: '{min}以上にしてください',
  },
  'Unrecognized key: {key}': { de: 'enthält das unbekannte Feld {key}', ja: '不明な項目{key}があります' },
  'Unrecognized keys: {keys}': {
    de: 'enthält die unbekannten Felder {keys}',
    ja: '不明な項目{keys}があります',
  },
} satisfies Sentences;
