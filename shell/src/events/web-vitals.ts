/** Only these measures are bundled. */
export { onCLS, onINP, onLCP } from 'web-vitals';
