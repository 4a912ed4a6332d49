import { describe, expect, it } from 'vitest';
import { cleanName } from '@/lib/server/mail/clean-name';
import { type Message, writeBody } from './message';

const name = '<!channel> <@U1> @everyone [canary](https://evil.example) **b** `c` </at>&amp; # h';
const message: Message = {
  lines: [`Sales of ${cleanName(name)} fell`, 'Rule: R&D'],
  link: { url: 'https://deck.example/reports?from=1&to=2', label: 'Open' },
  json: { type: 'alert.fired', timestamp: '2026-06-30T12:00:00.000Z', data: { text: name } },
};
const read = (shape: Parameters<typeof writeBody>[0]) => JSON.parse(writeBody(shape, message));

describe('a name of the API', () => {
  it('is data in JSON', () => {
    expect(read('webhook')).toEqual(message.json);
  });

  it('makes no mention, link or format in Slack', () => {
    const body = read('slack');
    const [told, link] = body.blocks;
    expect(told.text.type).toBe('plain_text');
    expect(body.text).toBe(told.text.text);
    expect(body.text).toContain('Rule: R&amp;D');
    expect(body.text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)|@everyone|evil\.example/);
    expect(link.text.text).toBe('<https://deck.example/reports?from=1&amp;to=2|Open>');
    expect(body).toMatchObject({ link_names: false, mrkdwn: false });
  });

  it('is text without Markdown in Teams', () => {
    const [{ content }] = read('teams').attachments;
    expect(content.body).toHaveLength(2);
    for (const { type, inlines } of content.body) {
      expect([type, inlines.length, inlines[0].type]).toEqual(['RichTextBlock', 1, 'TextRun']);
    }
    expect(JSON.stringify(content.body)).not.toMatch(/evil\.example/);
    expect(content.actions).toEqual([{ type: 'Action.OpenUrl', title: 'Open', url: message.link.url }]);
  });

  it('pings nobody and has no Markdown in Discord', () => {
    const { content, allowed_mentions } = read('discord');
    expect(allowed_mentions).toEqual({ parse: [] });
    const [told, rule, link] = content.split('\n');
    expect(told.replace(/\\[^\w\s]/g, '')).not.toMatch(/[\\`*_~|<>#:@()[\]-]/);
    expect(told).not.toMatch(/@everyone|evil\.example/);
    expect([rule, link]).toEqual(['Rule\\: R&D', `<${message.link.url}>`]);
  });
});
