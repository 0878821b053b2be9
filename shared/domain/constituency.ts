/**
 * @returns The machine's constituency: the area's name, or else the section number. This text is the key of the
 *   constituency's counter. The result is `null` when the machine has neither. Behaviour: Constituency counter.
 */
export function constituencyOf(details: {
  readonly e_vname?: string | null;
  readonly vname?: string | null;
  readonly vidint?: string | number | null;
}): string | null {
  const keys = [details.e_vname, details.vname, details.vidint];
  return keys.map((key) => String(key ?? '').trim()).find(Boolean) ?? null;
}
