const LONGEST = 254;
const NAME = /^[\w'+-]+(\.[\w'+-]+)*$/;
const DOMAIN = /^([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Says what the schema of an address says, for pages that load none. */
export const looksLikeEmail = (typed: string): boolean => {
  const text = typed.trim();
  const [name = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && text.length <= LONGEST && NAME.test(name) && !name.endsWith("'") && DOMAIN.test(domain);
};
