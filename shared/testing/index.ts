export { aMachine } from './machines';
export { renderWithHost } from './render-with-host';
export { createTestHost } from './test-host';
export { serveContract, type FakeServer } from './fake-server';
export { describeTranslations } from './translations';
