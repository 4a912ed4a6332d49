import { respond } from '../http/respond';
import { describeRefusal, type RefusalName } from '../refusal';

/** What a shopper reads whose link leads nowhere, by language and status. */
const sentences = {
  en: {
    404: 'This link does not exist. Check the address, or ask whoever sent it.',
    405: 'This link can only be opened.',
    429: 'Many people on your network opened links just now. This page tries again by itself.',
    otherwise: 'This link cannot be opened right now. Try again in a moment.',
  },
  de: {
    404: 'Diesen Link gibt es nicht. Prüfen Sie die Adresse, oder fragen Sie, wer ihn gesendet hat.',
    405: 'Dieser Link kann nur geöffnet werden.',
    429: 'Viele haben in Ihrem Netz gerade Links geöffnet. Diese Seite versucht es von selbst noch einmal.',
    otherwise: 'Dieser Link lässt sich gerade nicht öffnen. Versuchen Sie es gleich noch einmal.',
  },
  ja: {
    404: 'このリンクは存在しません。アドレスを確認するか、送信者にお問い合わせください。',
    405: 'このリンクは開くことしかできません。',
    429: '同じネットワークから多くのリンクが開かれました。このページは自動的に再試行します。',
    otherwise: '現在このリンクを開けません。しばらくしてからもう一度お試しください。',
  },
};

/** An error of a tracked link: a page in words, or the API's JSON for clients that ask for JSON. */
export function refuseShopper(
  request: Request,
  reason: RefusalName,
  more: Record<string, string> = {},
): Response {
  const body = describeRefusal(reason);
  if (wantsJson(request.headers.get('accept') ?? '')) return respond(body, body.status, more);
  const language = chooseLanguage(request.headers.get('accept-language') ?? '');
  const sentence = Object.entries(sentences[language]).find(([status]) => status === String(body.status));
  return new Response(drawPage(language, sentence?.[1] ?? sentences[language].otherwise), {
    status: body.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept, accept-language',
      ...more,
      ...(more['retry-after'] ? { refresh: more['retry-after'] } : {}),
    },
  });
}

const wantsJson = (accept: string) => /\bjson\b/i.test(accept) && !/text\/html/i.test(accept);

/** The first of the browser's languages that has sentences. */
function chooseLanguage(accepted: string): keyof typeof sentences {
  const wanted = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  const languages = ['en', 'de', 'ja'] as const;
  return wanted.flatMap((one) => languages.find((language) => language === one) ?? [])[0] ?? 'en';
}

const drawPage = (language: string, sentence: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${sentence}</title></head>
<body><main><h1>${sentence}</h1></main></body></html>
`;
