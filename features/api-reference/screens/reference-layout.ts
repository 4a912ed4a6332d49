import type { Parts } from './load-renderer';

/** Operations by tag, as an immutable map. */
type Tagged = {
  keySeq: () => { toArray: () => string[] };
  filter: (keeps: (operations: unknown, tag: string) => boolean) => Tagged;
};
type Operations = { specSelectors: { taggedOperations: () => Tagged } };

type System = { getComponent: (name: string, connected: boolean) => Parts['Component'] };

/**
 * Renders the API reference inside the page's `main`. The default layout adds a second `main` and skips a heading
 * level.
 */
export const referenceLayout = ({ React: { createElement } }: Parts) => ({
  wrapComponents: {
    // Of 150 operations and tags, the renderer keeps those alone that are in sight, and the browser would not find the others.
    operations: (Operations: Parts['Component']) => (props: Operations) => {
      const { specSelectors } = props;
      const tagged = specSelectors.taggedOperations();
      const ofTag = (tag: string) => ({
        ...specSelectors,
        taggedOperations: () => tagged.filter((_, name) => name === tag),
      });
      return tagged
        .keySeq()
        .toArray()
        .map((tag) => createElement(Operations, { ...props, key: tag, specSelectors: ofTag(tag) }));
    },
  },
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
