/** These are the only functions of the library that are bundled. */
export { onCLS, onINP, onLCP } from 'web-vitals';
