// Plain JavaScript: npm runs it with any Node from 20 on, also before the first start.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, prepare, root, stopWith } from './prepare.mjs';

/** node scripts/run.mjs seed ...: one command of scripts/, with the Node the lockfile pins. */
const [name = '', ...given] = process.argv.slice(2);
const file = join(root, 'scripts', `${name}.ts`);
if (!existsSync(file)) stopWith(`There is no command ${name}.`);
// A production install has its packages and is not to change them.
const node = existsSync(join(root, 'node_modules')) ? pinnedNode() : prepare();
const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', file, ...given], { stdio: 'inherit' });
process.exit(status ?? 1);
