/**
 * Makes a logger that writes `prefix` before each message. It replaces the logger of @module-federation/sdk, which also
 * has a debug mode and can log to the bundler. Our builds use neither.
 *
 * @param {string} prefix
 */
export const createLogger = (prefix) => ({
  log: console.log.bind(console, prefix),
  info: console.info.bind(console, prefix),
  success: console.info.bind(console, prefix),
  ready: console.info.bind(console, prefix),
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
  debug: () => undefined,
});

export const logger = createLogger('[ Module Federation ]');
/** @param {string} prefix */
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => undefined;
