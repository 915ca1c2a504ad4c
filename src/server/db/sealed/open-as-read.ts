import pg from 'pg';
import { openJson } from './sealed-json.ts';
import { type OpeningKeys, openText } from './sealed-text.ts';

type Parser = (text: string) => unknown;
type Types = { getTypeParser: (oid: number, format?: 'text' | 'binary') => Parser };

const { TEXT, VARCHAR, JSON: PLAIN_JSON, JSONB } = pg.types.builtins;

/** These parsers, and the keys: a sealed value arrives open, whichever query reads it. A type's parser is made once. */
const opening = (types: Types, keys: OpeningKeys): Types => {
  const made = { text: new Map<number, Parser>(), binary: new Map<number, Parser>() };
  const parserOf = (oid: number, format?: 'text' | 'binary'): Parser => {
    const parse = types.getTypeParser(oid, format);
    if (oid === TEXT || oid === VARCHAR) return (text) => openText(keys, text) ?? parse(text);
    if (oid === JSONB || oid === PLAIN_JSON) return (text) => openJson(keys, parse(text));
    return parse;
  };
  return {
    getTypeParser: (oid, format) => {
      const known = made[format ?? 'text'];
      const parser = known.get(oid) ?? parserOf(oid, format);
      known.set(oid, parser);
      return parser;
    },
  };
};

export const typesThatOpen = (keys: OpeningKeys): Types => opening(plainTypes, keys);
const plainTypes: Types = { getTypeParser: (oid, format) => pg.types.getTypeParser(oid, format ?? 'text') };

const hasOwnTypes = (config: unknown): config is { types: Types } =>
  typeof config === 'object' &&
  config !== null &&
  'types' in config &&
  typeof config.types === 'object' &&
  config.types !== null &&
  'getTypeParser' in config.types;

/** drizzle hands its own parsers to every query, past those of the pool: they open as well. */
export const openQueriesOf = (client: pg.ClientBase, keys: OpeningKeys): void => {
  const made = new WeakMap<Types, Types>();
  const openingOnce = (types: Types): Types => {
    const known = made.get(types) ?? opening(types, keys);
    made.set(types, known);
    return known;
  };
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (config: unknown, ...rest: unknown[]): unknown => {
      const asked = hasOwnTypes(config) ? { ...config, types: openingOnce(config.types) } : config;
      return Reflect.apply(pg.Client.prototype.query, client, [asked, ...rest]);
    },
  });
};
