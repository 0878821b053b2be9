const SHAPE = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';

/** Makes a random UUID for a vote. `crypto.randomUUID` is missing in old browsers and outside secure contexts. */
export function createVoteId(): string {
  return SHAPE.replace(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === 'y' ? 8 + (random % 4) : random % 16).toString(16);
  });
}
