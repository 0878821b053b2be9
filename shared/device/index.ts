export { afterPaint } from './after-paint';
export { createCustomEvms, type UncountedHere } from './custom-evms';
export { browserStorage, tabStorage, type KeyValueStorage, type SafeStorage } from './storage';
