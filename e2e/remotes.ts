/** The route of each remote, the heading of its page when English is chosen, and the global name of its container. */
export const REMOTES = {
  'mfe-voting': {
    route: '/demo/demo',
    heading: 'Maharashtra Municipal Corporation Election',
    container: 'mfe_voting',
  },
  'mfe-admin': { route: '/auth', heading: 'Log in to your account', container: 'mfe_admin' },
  'mfe-create': { route: '/create', heading: 'Create a custom EVM', container: 'mfe_create' },
  'mfe-bihar': { route: '/demoevm-bihar', heading: /बिहार/, container: 'mfe_bihar' },
} as const;
