import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

const node = prepare();
const result = spawnSync(
  node,
  ['--disable-warning=ExperimentalWarning', 'scripts/screenshots.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(result.status ?? 1);
