export { afterPaint } from './after-paint';
export { createCustomEvms, type CustomEvms, type UncountedHere } from './custom-evms';
export { createKeptList, type KeptList } from './kept-list';
export { saveCustomEvm } from './save-custom-evm';
export { saveFile } from './save-file';
export { setLanguageCookie } from './set-language-cookie';
export { browserStorage, tabStorage, type KeyValueStorage, type SafeStorage } from './storage';
