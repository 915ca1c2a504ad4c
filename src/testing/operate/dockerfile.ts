/** One instruction of a Dockerfile, with its continued lines joined. */
export type Instruction = { name: string; text: string };
export type Stage = { name: string; base: string; steps: Instruction[] };

/** The stages in their order. Reads what our own file uses, and refuses the rest. */
export const readDockerfile = (text: string): Stage[] => {
  const known = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ARG', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL']);
  const stages: Stage[] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (!known.has(name) && name !== 'HEALTHCHECK' && name !== 'CMD') throw new Error(`Not read: ${line}`);
    if (name === 'FROM') {
      const [base = '', , alias] = rest.split(/ +/);
      stages.push({ name: alias ?? String(stages.length), base, steps: [] });
    } else stages.at(-1)?.steps.push({ name, text: rest });
  }
  return stages;
};

/** `A=1 B=$A` with the values known so far. */
export const assignments = (text: string, known: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    text.split(/ +/).map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=').replace(/\$(\w+)/g, (_, used: string) => known[used] ?? '')];
    }),
  );
