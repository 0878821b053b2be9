/** The console itself, with the runtime's name: no debug mode, no bundler to log to. */
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
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => undefined;
