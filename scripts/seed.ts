import { parseArgs } from 'node:util';
import { demoPeople } from '#sandbox/demo-people.ts';

/** node scripts/seed.ts florida-condo-in-trust --at incomeDocs: prints a URL that signs a browser in as this persona on this page. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
const [name = ''] = positionals;
const people = demoPeople.list();
const person = people.find((each) => each.name === name);
const step = values.at ?? person?.steps.at(-1) ?? '';

const fail = (problem: string, choices: readonly string[]): never => {
  console.error(`${problem} Choose one of:\n  ${choices.join('\n  ')}`);
  process.exit(1);
};

if (!person)
  fail(
    name === '' ? 'Say who.' : `Nobody is called ${name}.`,
    people.map((each) => each.name),
  );
else if (!person.steps.includes(step)) fail(`${name} never gets to ${step}.`, person.steps);
else {
  const origin = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  console.log(`${origin}/sandbox?${new URLSearchParams({ person: name, page: step, go: '1' })}`);
}
