const POLYNOMIAL = 0xedb88320;

/** `crc32` makes this table at its first call and uses the same table at later calls. */
let table: Uint32Array | undefined;

/** Computes the CRC-32 of `bytes`: the checksum of each chunk of a PNG, and of the machine in a link. */
export function crc32(bytes: Uint8Array): number {
  table ??= makeTable();
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let entry = byte;
    for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? POLYNOMIAL ^ (entry >>> 1) : entry >>> 1;
    return entry;
  });
}
