import { remoteOf } from './remote-of';

const voting = {
  module: 'v',
  version: '1',
  contractVersion: 1,
  container: 'v',
  entry: '/v',
  mounts: ['/demo/:vid'],
};

it('names the remote that a path will show, after its redirect', () => {
  expect(['/', '/demo/x', '/mr/demo', '/nowhere'].map((path) => remoteOf(path, [voting])?.module)).toEqual([
    'v',
    'v',
    'v',
    undefined,
  ]);
});
