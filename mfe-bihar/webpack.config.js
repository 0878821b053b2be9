import { defineRemote } from '@demo-evm/shared/build/webpack';

export default defineRemote({
  name: 'mfe_bihar',
  dir: import.meta.dirname,
  mounts: ['/demoevm-bihar'],
  language: 'hi',
  isMonolingual: true,
  color: '#ffbf00', // the same as THEMES.bihar (shared/domain/theme.ts)
  isServerRendered: true,
  port: 3004,
  open: '/demoevm-bihar',
});
