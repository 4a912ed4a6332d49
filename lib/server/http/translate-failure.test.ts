import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { sentenceWriterOf } from '@/lib/language/sentences/write-sentence';
import { respondFailure } from './failure-response';

it('translates the message, and keeps names of fields', async () => {
  const issues = [
    { field: 'name', message: 'is taken' },
    { field: 'line 2, rate', message: 'must be greater than 0' },
  ];
  const failure = new Failure('conflict', 'This page has a view called “Ads” already.', { issues });
  const write = sentenceWriterOf('de');
  const response = respondFailure(failure, { requestId: 'id', write, about: {} });
  expect(await response.json()).toMatchObject({
    code: 'conflict',
    message: 'Auf dieser Seite gibt es bereits eine Ansicht namens „Ads“.',
    issues: [
      { field: 'name', message: 'ist vergeben' },
      { field: 'line 2, rate', message: 'muss größer als 0 sein' },
    ],
  });
  expect(failure.message).toBe('This page has a view called “Ads” already.');
});
