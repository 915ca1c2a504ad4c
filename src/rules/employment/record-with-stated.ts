import type { Employment } from '#entities/application/employment.ts';

type Stated = Pick<
  Employment,
  'position' | 'percentageOwned' | 'employerPhone' | 'contactName' | 'contactPhone' | 'contactEmail'
>;

/** A record of payroll or bank with what the applicant said of the job and no such record holds. Its pay and its dates stay its own. */
export const recordWithStated = (record: Employment, stated: Stated | undefined): Employment => ({
  ...record,
  position: record.position ?? stated?.position ?? null,
  percentageOwned: record.percentageOwned ?? stated?.percentageOwned ?? null,
  employerPhone: record.employerPhone ?? stated?.employerPhone ?? null,
  contactName: record.contactName ?? stated?.contactName ?? null,
  contactPhone: record.contactPhone ?? stated?.contactPhone ?? null,
  contactEmail: record.contactEmail ?? stated?.contactEmail ?? null,
});
