/** American English, for functions that take a language. */
export { english } from '@/lib/language/english';
