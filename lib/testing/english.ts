/** American English, for functions that write for people. */
export { english } from '@/lib/language/english';
