import fs from 'node:fs';
import path from 'node:path';
import { packedManifest, type Manifest } from './packed-manifest';

const ROOT = path.resolve(__dirname, '../../..');
const manifests = { shared: readManifest('shared'), root: readManifest('.') };

function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

it('gives a remote the tools of the workspace, in the same versions', () => {
  const { shared, root } = manifests;
  const packed = packedManifest(manifests, '1.0.0-a');
  expect(packed).toMatchObject({
    version: '1.0.0-a',
    dependencies: {
      react: shared.dependencies?.react,
      '@types/react': shared.devDependencies?.['@types/react'],
    },
    peerDependencies: { typescript: root.devDependencies?.typescript, eslint: root.devDependencies?.eslint },
    prettier: root.prettier,
  });
  expect(packed).toHaveProperty(['exports', './build/tsconfig']);
});

it('has nothing that only the server needs', () => {
  const packed = packedManifest(manifests, '1.0.0-a');
  expect(packed).not.toHaveProperty(['exports', './testing/mail-server']);
  expect(packed).not.toHaveProperty(['dependencies', 'smtp-server']);
});

it('may be published to the registry that is named, and else nowhere', () => {
  expect(packedManifest(manifests, '1.0.0-a')).toMatchObject({ private: true });
  const registry = 'https://npm.example.org';
  expect(packedManifest(manifests, '1.0.0-a', registry)).toMatchObject({
    private: false,
    publishConfig: { registry },
  });
});

it('is not made when a tool is no longer in the workspace', () => {
  const root = { ...manifests.root, devDependencies: {} };
  expect(() => packedManifest({ ...manifests, root }, '1.0.0-a')).toThrow(
    '@types/jest has no version in the workspace any more.',
  );
});
