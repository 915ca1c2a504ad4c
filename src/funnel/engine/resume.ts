export const resumePath = (_: string): string => '/app/initial-setup/property-value';
