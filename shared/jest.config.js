import { defineBrowserTests } from '@demo-evm/shared/build/jest';

export default defineBrowserTests({ dir: import.meta.dirname });
