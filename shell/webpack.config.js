import { defineShell } from '@demo-evm/shared/build/webpack';

export default defineShell({ name: 'shell', dir: import.meta.dirname });
