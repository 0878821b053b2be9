import path from 'node:path';

/**
 * Lists the errors in the numbers of the decisions. The numbers must start at 0001 and have no gaps. The text of each
 * decision must begin with `# ` and the decision's number.
 */
export function checkDecisions(texts: ReadonlyMap<string, string>): readonly string[] {
  const pages = [...texts.keys()].filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).sort();
  return pages.flatMap((file, index) => {
    const number = path.basename(file).slice(0, 4);
    const expected = String(index + 1).padStart(4, '0');
    if (number !== expected) return [`${file} should have the number ${expected}: decisions have no gaps.`];
    if (!texts.get(file)?.startsWith(`# ${number} `)) return [`${file} should begin with "# ${number} ".`];
    return [];
  });
}
