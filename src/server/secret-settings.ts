import type { z } from 'zod';
import { coreSettings } from './core-settings.ts';
import { registry } from './vendors/registry.ts';

const secretsOf = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, field]) => (field.meta()?.isSecret === true ? [name] : []));

/** The settings that hold a key, a password or a token. */
export const secretSettings: readonly string[] = [
  ...secretsOf(coreSettings),
  // Choices of one capability may share a secret.
  ...new Set(
    Object.values(registry).flatMap(({ choices }) =>
      Object.values(choices).flatMap(({ settings }) => secretsOf(settings)),
    ),
  ),
];
