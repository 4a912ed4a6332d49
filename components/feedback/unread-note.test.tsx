// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { UnreadNote } from './unread-note';

afterEach(cleanup);

it('names the fields of a brand or creator that could not be read', () => {
  const { container } = render(
    <>
      <UnreadNote noun="brands" row={{ id: 'b', unread: ['bio', 'name'] }} />
      <UnreadNote noun="creators" row={{ id: 'c' }} />
    </>,
  );
  screen.getByText('2 fields of 1 brand could not be read: bio, name');
  expect(container.querySelectorAll('p')).toHaveLength(1);
});
