interface HostStates {
  get<Value>(
    key: object | string,
    defaultValue: () => Promise<Value>,
  ): Promise<Value>;
  set<Value>(key: object | string, value: Value): Promise<Value>;
  delete(key: object | string): Promise<void>;
  clear(): Promise<void>;
}

function addressOf(key: object | string): string {
  const address: unknown =
    typeof key === 'object' && 'url' in key ? key.url : key;
  return JSON.stringify(address);
}

/**
 * Remembers which hosts failed, by address.
 *
 * Algolia's client reads the state of a host under one key and writes it under
 * another, so it tries a failed host first every time. With the same key for
 * both, its own avoidance for two minutes works.
 */
export function createHostStates(): HostStates {
  const states = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, defaultValue: () => Promise<Value>) {
      const known = states.get(addressOf(key));
      return known === undefined ? defaultValue() : (known as Value);
    },
    set(key, value) {
      states.set(addressOf(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      states.delete(addressOf(key));
      return Promise.resolve();
    },
    clear() {
      states.clear();
      return Promise.resolve();
    },
  };
}
