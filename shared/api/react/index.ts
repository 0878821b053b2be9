export { schemaResolver } from './schema-resolver';
export { showRefusedFields } from './show-refused-fields';
export { useCount } from './use-count';
export { useFocusOnProblem } from './use-focus-on-problem';
