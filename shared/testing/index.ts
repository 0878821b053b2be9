export { appTables } from './app-tables';
export { serveContract, type FakeServer } from './fake-server';
export { fillIn } from './fill-in';
export { imitateCanvas } from './imitate-canvas';
export { aMachine } from './machines';
export { renderWithHost } from './render-with-host';
export { createTestHost } from './test-host';
export { describeTranslations } from './translations';
