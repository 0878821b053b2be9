export { contentOf } from './content';
export { readFragment, writeFragment } from './machine-link';
