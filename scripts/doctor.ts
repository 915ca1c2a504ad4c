import { examine } from '../src/server/doctor/examine.ts';
import { type Finding, fatal } from '../src/server/doctor/finding.ts';
import { readSettings, SettingError } from '../src/server/settings.ts';

/** Prints everything a production start needs and what to do about what is missing. Exit code 1 where a start would be refused. */
const findings = async (): Promise<Finding[]> => {
  try {
    return await examine(readSettings({ ...process.env, HEARTHLINE_MODE: 'production' }));
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return error.message
      .split('\n')
      .map((line) => fatal('settings', line.replace(/^Setting /, ''), 'see docs/operations.md, "Settings"'));
  }
};

const found = await findings();
const width = Math.max(...found.map(({ part }) => part.length));
for (const { part, state, found: what, remedy } of found)
  console.log(
    `${state.padEnd(7)}  ${part.padEnd(width)}  ${what}${remedy ? `\n${' '.repeat(11 + width)}${remedy}` : ''}`,
  );
const count = (state: Finding['state']) => found.filter((each) => each.state === state).length;
console.log(`\n${count('fine')} fine, ${count('warning')} to look at, ${count('fatal')} that stop a start.`);
process.exitCode = count('fatal') > 0 ? 1 : 0;
