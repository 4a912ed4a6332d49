/** The form filled in from the address: what bookmarklets, share sheets and other pages open. */
export { default, generateMetadata } from '../page';
