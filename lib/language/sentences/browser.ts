import type { Sentences } from './sentence-writer';

/** Errors that the browser reports when the server does not respond. */
export const browserSentences = {
  'The server cannot be reached. Check your connection.': {
    de: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.',
    ja: 'サーバーに接続できません。通信環境を確認してください。',
  },
  'The server gave an answer that cannot be read.': {
    de: 'Die Antwort des Servers kann nicht gelesen werden.',
    ja: 'サーバーの応答を読み取れません。',
  },
} satisfies Sentences;
