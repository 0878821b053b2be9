/** Puts a file into a URL, so that an SVG can contain the file. */
export function dataUrl(type: string, content: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}
