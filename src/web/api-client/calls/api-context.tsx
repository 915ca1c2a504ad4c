import { skipToken } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Call } from './call-server.ts';
import { oncePerPress } from './once-per-press.ts';

export type MakeCall = (call: Call) => Promise<unknown>;
type Reach = (path: readonly string[], args: readonly unknown[]) => unknown;

/** `proxy.loans.open(x)` is `reach(['loans', 'open'], [x])`. */
const proxied = (reach: Reach, path: readonly string[] = []): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => (typeof name === 'string' ? proxied(reach, [...path, name]) : undefined),
    apply: (_, __, args) => reach(path, args),
  });

const TYPES: Readonly<Record<string, Call['type']>> = { query: 'query', mutate: 'mutation' };

/** Every procedure as a function, typed by the server's router. */
export const clientOf = <Router extends AnyTRPCRouter>(make: MakeCall): TRPCClient<Router> =>
  proxied((path, [input, options]) => {
    const type = TYPES[path.at(-1) ?? ''];
    if (type === undefined) throw new Error(`No such call: ${path.join('.')}`);
    return make({ path: path.slice(0, -1).join('.'), type, input, ...(options as Partial<Call> | undefined) });
  }) as TRPCClient<Router>;

const keyOf = (path: readonly string[], input: unknown) => [path, input === undefined ? {} : { input }];

type Calls = { make: MakeCall; press: MakeCall };

/** What a procedure gives to the query library. */
const optionsOf = ({ make, press }: Calls, path: readonly string[]): Record<string, (...args: never[]) => unknown> => {
  const name = path.join('.');
  return {
    queryKey: (input: unknown) => keyOf(path, input),
    mutationKey: () => [path],
    pathKey: () => [path],
    pathFilter: () => ({ queryKey: [path] }),
    queryOptions: (input: unknown, options?: object) => ({
      ...options,
      queryKey: keyOf(path, input === skipToken ? undefined : input),
      queryFn: input === skipToken ? skipToken : () => make({ path: name, type: 'query', input }),
    }),
    mutationOptions: (options?: object) => ({
      ...options,
      mutationKey: [path],
      mutationFn: (input: unknown) => press({ path: name, type: 'mutation', input }),
    }),
  };
};

type Provided = { makeCall: MakeCall; children: ReactNode };

/** The calls of one router, for the pages inside of its provider. */
export const createApiContext = <Router extends AnyTRPCRouter>() => {
  const Context = createContext<MakeCall | null>(null);
  const useMakeCall = (): MakeCall => {
    const make = useContext(Context);
    if (make === null) throw new Error('A call is made outside of its provider.');
    return make;
  };
  return {
    ApiProvider: ({ makeCall, children }: Provided) => <Context value={makeCall}>{children}</Context>,
    useApiClient: (): TRPCClient<Router> => {
      const make = useMakeCall();
      return useMemo(() => clientOf<Router>(make), [make]);
    },
    useApi: (): TRPCOptionsProxy<Router> => {
      const make = useMakeCall();
      return useMemo(() => {
        const calls = { make, press: oncePerPress(make) };
        return proxied((path, args) => {
          const option = optionsOf(calls, path.slice(0, -1))[path.at(-1) ?? ''];
          return option?.(...(args as never[]));
        }) as TRPCOptionsProxy<Router>;
      }, [make]);
    },
  };
};
