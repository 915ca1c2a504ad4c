import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lenderFolder } from '../src/server/read-lender.ts';

/** Pages are built for one lender: `#lender/...` is the folder that `LENDER` names. */
export const lenderPlugin = (name = 'sandbox'): Plugin => ({
  name: 'hearthline-lender',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('#lender/') ? join(lenderFolder(name), id.slice('#lender/'.length)) : null),
});
