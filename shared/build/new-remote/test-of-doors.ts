import fs from 'node:fs';
import path from 'node:path';

/** The server opens this door, and no remote. It is not packed. */
const NOT_PACKED = 'testing/mail-server';

/**
 * Gives a test for a remote that has `shared` as a library. It imports every door, so the types and the code behind each
 * door must be there. The doors of `build` are not in it, because the configuration of the remote uses them.
 * @param shared the folder of `shared` in the workspace, whose package.json lists the doors
 */
export function testOfDoors(shared: string): string {
  const { exports } = JSON.parse(fs.readFileSync(path.join(shared, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const doors = Object.keys(exports)
    .map((door) => door.replace('./', ''))
    .filter((door) => door !== NOT_PACKED && !/^build\/|\*/.test(door));
  const imports = doors.map((door, at) => `import * as door${at} from '@demo-evm/shared/${door}';`);
  const list = doors.map((door, at) => `  ['${door}', door${at}],`);
  return `${imports.join('\n')}

it.each<[string, object]>([
${list.join('\n')}
])('opens the door %s', (_, door) => {
  expect(Object.keys(door)).not.toEqual([]);
});
`;
}
