import { defineRemote } from '@demo-evm/shared/build/webpack';

export default defineRemote({
  name: 'mfe_voting',
  dir: import.meta.dirname,
  mounts: ['/demo/:vid'],
  language: 'hi',
  isServerRendered: true,
  slip: 'src/early-slip.tsx',
  listen: 'src/early-listen.ts',
  port: 3001,
  open: '/demo/demo',
});
