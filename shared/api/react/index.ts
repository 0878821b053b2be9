export { schemaResolver } from './schema-resolver';
export { useCount } from './use-count';
