import { type JobName, jobDefinitions } from './definitions.ts';

const isJobName = (name: string): name is JobName => name in jobDefinitions;

export const jobNames: readonly JobName[] = Object.keys(jobDefinitions).filter(isJobName);
