import type pg from 'pg';

/** A named statement lives on one connection to the server; behind a pooler the next transaction may be on another. */
export const leaveUnnamed = (client: pg.ClientBase): void => {
  const named = client.query;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (config: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(named, client, [isNamed(config) ? { ...config, name: undefined } : config, ...rest]),
  });
};

const isNamed = (config: unknown): config is { name: unknown } =>
  typeof config === 'object' && config !== null && 'name' in config;
