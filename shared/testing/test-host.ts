import { createHost, type Host, type HostConfig, type KeyValueStorage } from '@demo-evm/shared/contract';

const CONFIG: HostConfig = {
  bases: {
    auth: 'http://localhost/api',
    evm: 'http://localhost/api/evm',
    stat: 'http://localhost/api',
    upload: 'http://localhost',
    counter: null,
  },
  voteIds: true,
  uploadKey: 'upload key',
  votingDays: {},
};

/** A Host with a storage of its own, so that tests share nothing. `stored` is what the browser remembers. */
export function createTestHost(config: Partial<HostConfig> = {}, stored: Record<string, string> = {}): Host {
  return createHost({ ...CONFIG, ...config }, memoryStorage(stored));
}

function memoryStorage(stored: Record<string, string>): KeyValueStorage {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
