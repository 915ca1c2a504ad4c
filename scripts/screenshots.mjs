import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

const node = prepare();
const result = spawnSync(node, ['--disable-warning=ExperimentalWarning', 'scripts/screenshots.ts'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(result.status ?? 1);
