import { defineServerTests } from '@demo-evm/shared/build/jest';

export default {
  ...defineServerTests({ dir: import.meta.dirname }),
  globalSetup: './src/testing/template-folder.js',
  globalTeardown: './src/testing/remove-template-folder.js',
};
