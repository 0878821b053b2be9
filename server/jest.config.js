import { defineServerTests } from '@demo-evm/shared/build/jest';

export default {
  ...defineServerTests({ dir: import.meta.dirname }),
  // With one process for all files, which is the default on two processors, the modules of all files stay in its memory.
  maxWorkers: '100%',
  globalSetup: './src/testing/template-folder.js',
  globalTeardown: './src/testing/remove-template-folder.js',
};
