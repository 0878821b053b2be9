/**
 * The configuration of `npm run circles`. dependency-cruiser reads all imports, including imports of types. It refuses
 * circular imports between files and between folders. Tests are not read, because nothing imports a
 * test, so no circle contains one.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'circle-of-files',
      severity: 'error',
      comment: 'These files import each other. Move what both need into a file that imports neither of them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'circle-of-folders',
      severity: 'error',
      scope: 'folder',
      comment:
        'These folders import each other. Decide which folder builds on the other one. Then move the code that the lower folder imports from the higher one into the lower folder.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|reports|test-results|[.][^/]+)/|[.](test|spec)[.]' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
