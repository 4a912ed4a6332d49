import type { Parts } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

type System = { getComponent: (name: string, connected: boolean) => Parts['Component'] };

/**
 * Renders the API reference inside the page's `main`. The default layout adds a second `main` and skips a heading
 * level.
 */
export const referenceLayout = ({ React: { createElement } }: Parts) => ({
  components: {
    // The default icon has no accessible name.
    CloseIcon: () => createElement('span', null, 'Close'),
    ReferenceLayout: ({ getComponent }: System) => {
      const draw = (name: string) => createElement(getComponent(name, true), null);
      return createElement(
        'div',
        { className: 'swagger-ui' },
        draw('InfoContainer'),
        createElement('h2', null, 'Operations'),
        createElement('div', { className: 'scheme-container' }, draw('AuthorizeBtnContainer')),
        draw('operations'),
        draw('Models'),
      );
    },
  },
});
