export { createInstance } from 'whole-library/i18next';
