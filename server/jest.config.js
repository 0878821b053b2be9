import { defineServerTests } from '@demo-evm/shared/build/jest';

export default defineServerTests({ dir: import.meta.dirname });
