/** Compresses bytes as raw DEFLATE data. Gives `null` when the browser cannot do that (Chromium before version 103). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  try {
    const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(compressed).arrayBuffer());
  } catch {
    return null;
  }
}
