/** The link form with values from the URL. Bookmarklets, share sheets and other pages open it. */
export { default, generateMetadata } from '../page';
