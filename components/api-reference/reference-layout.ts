import type { Parts } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

type System = { getComponent: (name: string, connected: boolean) => Parts['Component'] };

/** The parts of the renderer inside the page's own landmark: its own layout has a second `main` and skips a heading level. */
export const referenceLayout = ({ React: { createElement } }: Parts) => ({
  components: {
    // The renderer's own icon has no name for screen readers.
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
