/** `payrollIncome` as its address spells it: `payroll-income`. */
export const hookPath = (capability: string): string =>
  capability.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a capability's vendor sends its webhooks. */
export const hookUrl = (publicUrl: string, capability: string): string =>
  `${publicUrl}/api/hooks/${hookPath(capability)}`;
