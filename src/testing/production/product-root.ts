import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeContext } from '../operate/clean-root.ts';

/** A copy of the checkout in which the pages are built for one lender, so that those of the sandbox stay as they are. */
export const buildProduct = (checkout: string, folder: string): string => {
  const root = join(folder, 'product');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  makeContext(checkout, root);
  cpSync(join(checkout, 'deploy'), join(root, 'deploy'), { recursive: true });
  cpSync(join(checkout, 'tests/lenders/prairie'), join(root, 'lender/prairie'), { recursive: true });
  execFileSync('cp', ['-al', join(checkout, 'node_modules'), join(root, 'node_modules')]);
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, LENDER: 'prairie' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return root;
};
