import { defineRemote } from '@demo-evm/shared/build/webpack';

export default defineRemote({
  name: 'mfe_create',
  dir: import.meta.dirname,
  mounts: ['/create'],
  leadsTo: ['/demo/evm_1'],
  port: 3003,
  open: '/create',
});
