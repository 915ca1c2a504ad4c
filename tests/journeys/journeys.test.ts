import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personas } from '#sandbox/personas/personas.ts';
import { journeyText } from './journey-text.ts';

describe('journeys', () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))('%s', async (name, persona) => {
    await expect(journeyText(persona)).toMatchFileSnapshot(`./${name}.txt`);
  });

  it('keeps no journey of a persona that is gone', () => {
    const written = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'));
    expect(written.toSorted()).toEqual(personas.map(({ name }) => `${name}.txt`).toSorted());
  });
});
