import { EMPTY_DRAFT } from './draft';
import { keepDraft } from './kept-draft';

/** A storage that has room for texts of at most this length. */
function storageOf(room: number) {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => text.length <= room && Boolean(texts.set(key, text)),
    removeItem: (key: string) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

const photo = `data:image/webp;base64,${'A'.repeat(4_000)}`;
const draft = { ...EMPTY_DRAFT, title: 'Class', candidates: [{ key: 0, name: 'Asha', photo }] };

it('keeps names and photos', () => {
  const kept = keepDraft([storageOf(10_000)], null);
  expect(kept.write(draft)).toBe(true);
  expect(kept.read()).toMatchObject({ title: 'Class', candidates: [{ name: 'Asha', photo }] });
});

it('keeps the names without the photos when there is no room, and says so', () => {
  const kept = keepDraft([storageOf(1_000)], null);
  expect(kept.write(draft)).toBe(false);
  expect(kept.read()?.candidates).toEqual([{ key: 0, name: 'Asha', photo: undefined }]);
});
