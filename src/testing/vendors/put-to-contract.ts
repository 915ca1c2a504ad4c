import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sourceOf = (capability: string, file: string): string =>
  fileURLToPath(new URL(`../../server/vendors/${inKebabCase(capability)}/${file}`, import.meta.url));

const testsOf = (capability: string, brand: string): string[] =>
  [`${inKebabCase(brand)}.test.ts`, 'brands.test.ts'].flatMap((file) => {
    const path = sourceOf(capability, file);
    return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
  });

/** Whether a test beside a brand's adapter puts it to the contract of its port. A new brand needs no further entry anywhere. */
export const isPutToContract = (capability: string, brand: string): boolean =>
  testsOf(capability, brand).some(
    (test) => test.includes(`from './${inKebabCase(brand)}.ts'`) && /\b(adapter|journey)Contract\(/.test(test),
  );
