// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { de } from '@/lib/language/messages/de';
import { LanguageProvider } from '@/lib/language/use-language';
import { Sentence } from './sentence';

afterEach(cleanup);

it("translates the server's text to the page's language", async () => {
  render(
    <LanguageProvider locale="de-AT" messages={de}>
      <Sentence>The API failed with status 500.</Sentence>
    </LanguageProvider>,
  );
  expect(await screen.findByText('Die API ist mit Status 500 gescheitert.')).toBeDefined();
});
