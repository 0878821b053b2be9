/** Matches a `sh` block of Markdown. */
const SHELL_BLOCK = /^```sh\n([^]*?)^```$/gm;
/** Matches any block of Markdown. */
const BLOCK = /^```[^]*?^```$/gm;
const CODE_SPAN = /`([^`]+)`/g;
/** Matches the beginning of a code span that is a command and not the name of a file, an option or a word. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|curl|psql|tsx|\.\/\S+|\.ci\/\S+) /;

/**
 * Lists the commands that a page of the documentation names: the lines of its `sh` blocks without their comments, and
 * the commands in its sentences and tables. A command that is named twice is listed once.
 */
export function documentedCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(SHELL_BLOCK)].flatMap(([, lines = '']) => lines.split('\n'));
  const spans = [...markdown.replace(BLOCK, '').matchAll(CODE_SPAN)].map(([, span = '']) => onOneLine(span));
  const commands = blocks.map((line) => onOneLine(line.replace(/(^|\s)#.*$/, '')));
  return [...new Set([...commands.filter(Boolean), ...spans.filter((span) => COMMAND.test(span))])];
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
