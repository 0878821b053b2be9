import { createEarlyAnswers, createHost, type Host, type HostConfig } from '@demo-evm/shared/contract';
import type { KeyValueStorage } from '@demo-evm/shared/device';

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

/**
 * Creates a Host with its own storage, so that tests do not influence each other.
 * @param config Settings that differ from the usual test configuration.
 * @param stored The content of the browser's storage, by key.
 * @param early The answers that came with the page, by URL.
 */
export function createTestHost(
  config: Partial<HostConfig> = {},
  stored: Record<string, string> = {},
  early: Record<string, unknown> = {},
): Host {
  return createHost({ ...CONFIG, ...config }, memoryStorage(stored), createEarlyAnswers(early));
}

function memoryStorage(stored: Record<string, string>): KeyValueStorage {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
