import { createExclusive } from './exclusive';

/** Makes a piece of work that writes its start and its end to `notes`. The work ends when the test calls `end`. */
function aWork(notes: string[], name: string) {
  let end: (result: Promise<string>) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const work = async () => {
    notes.push(`${name} starts`);
    return ended.finally(() => notes.push(`${name} ends`));
  };
  return { work, end };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Defines `navigator.locks` for one test, because jsdom does not have it. */
function giveLocks(request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) {
  const locks = { request: jest.fn(request) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  return locks.request;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('where a browser has no locks', () => {
  it('runs work in order, and gives each result', async () => {
    const notes: string[] = [];
    const [first, second] = [aWork(notes, 'first'), aWork(notes, 'second')];
    const exclusive = createExclusive('votes');
    const answers = Promise.all([exclusive(first.work), exclusive(second.work)]);
    second.end(Promise.resolve('2'));
    await turn();
    expect(notes).toEqual(['first starts']);
    first.end(Promise.resolve('1'));
    expect(await answers).toEqual(['1', '2']);
    expect(notes).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  it('goes on after a failure', async () => {
    const exclusive = createExclusive('votes');
    const failing = exclusive(() => Promise.reject(new Error('no')));
    const next = exclusive(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await exclusive(() => Promise.resolve('later'))).toBe('later');
  });
});

describe('where a browser has locks', () => {
  it('runs work under the lock that all tabs share', async () => {
    const request = giveLocks((_name, work) => work());
    expect(await createExclusive('votes')(() => Promise.resolve('done'))).toBe('done');
    expect(request).toHaveBeenCalledWith('votes', expect.any(Function));
  });

  it('waits for the lock', async () => {
    giveLocks(() => new Promise(() => undefined));
    const work = jest.fn(() => Promise.resolve());
    void createExclusive('votes')(work);
    await turn();
    expect(work).not.toHaveBeenCalled();
  });

  it('does not repeat work that failed under the lock', async () => {
    giveLocks((_name, work) => work());
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(createExclusive('votes')(work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs work without the lock where the browser refuses it', async () => {
    giveLocks(() => Promise.reject(new DOMException('refused', 'SecurityError')));
    expect(await createExclusive('votes')(() => Promise.resolve('done'))).toBe('done');
  });
});
