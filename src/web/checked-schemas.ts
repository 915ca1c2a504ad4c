/**
 * Schemas check answers without code made on the fly: the content policy forbids it, and a browser reports even the try. Set here and not by
 * the schema library itself, which pages without questions do not load.
 */
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
