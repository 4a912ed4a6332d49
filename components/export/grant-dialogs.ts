/** Both dialogs that make a grant of what a page shows, loaded together: most of their code is the same. */
export { LiveDialog } from './live-dialog';
export { ShareDialog } from './share-dialog';
