import { defineRemote } from '@demo-evm/shared/build/webpack';

export default defineRemote({
  name: 'mfe_admin',
  dir: import.meta.dirname,
  mounts: ['/auth'],
  language: 'en',
  isUnlisted: true,
  leadsTo: ['/demo/preview'],
  port: 3002,
  open: '/auth',
});
