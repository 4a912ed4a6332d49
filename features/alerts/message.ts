import type { WebhookShape } from '@/lib/gateway/webhooks/webhook-shape';

/** What a channel is told. Names in its texts are clean. */
export type Message = {
  /** What happened, until when that may change, and which rule found it: a line each. */
  lines: string[];
  link: { url: string; label: string };
  /** The body for programs. */
  json: { type: 'alert.fired' | 'alert.corrected' | 'channel.test'; timestamp: string; data: object };
};

/** The body that each shape of channel takes. */
const bodies: Record<WebhookShape, (message: Message) => object> = {
  webhook: ({ json }) => json,
  slack: ({ lines, link }) => {
    const text = escapeSlack(lines.join('\n'));
    const open = `<${escapeSlack(link.url)}|${escapeSlack(link.label)}>`;
    return {
      text,
      blocks: [
        { type: 'section', text: { type: 'plain_text', text, emoji: false } },
        { type: 'section', text: { type: 'mrkdwn', text: open } },
      ],
      mrkdwn: false,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    };
  },
  teams: ({ lines, link }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          // Unlike a TextBlock, it takes no Markdown.
          body: lines.map((text) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] })),
          actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
        },
      },
    ],
  }),
  discord: ({ lines, link }) => ({
    content: `${lines.map(escapeMarkdown).join('\n')}\n<${link.url}>`,
    allowed_mentions: { parse: [] },
  }),
};

/** The body of a message for a channel, as JSON text. */
export const writeBody = (shape: WebhookShape, message: Message): string =>
  JSON.stringify(bodies[shape](message));

/** Slack takes `<…>` for links and mentions. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_~|<>#:@()[\]-]/g, '\\$&');
