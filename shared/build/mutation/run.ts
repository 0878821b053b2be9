import os from 'node:os';
import { AREAS } from './areas';
import { mutateArea } from './mutate-area';

/** `npm run mutate` tests all areas; `npm run mutate -- votes domain` tests only these two. docs/testing.md */

const MIN_KILLED_PERCENT = 92;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !AREAS.has(name));
if (unknown.length > 0) {
  throw new Error(`No area is called ${unknown.join(', ')}; there are ${[...AREAS.keys()].join(', ')}.`);
}

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // a run takes minutes, and other programs need the CPU too
const lines: string[] = [];
for (const [name, area] of AREAS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { killed, survived, unreached, percent } = await mutateArea(name, area);
  const isEnough = percent >= MIN_KILLED_PERCENT;
  const verdict = isEnough ? '' : `: less than ${MIN_KILLED_PERCENT} %`;
  if (!isEnough) process.exitCode = 1;
  lines.push(
    `${name}: ${percent.toFixed(1)} % (${killed} killed, ${survived} survived, ${unreached} not reached)${verdict}`,
  );
}
console.info(lines.join('\n'));
