import { z } from 'zod';

export const note = z.string().trim().min(3).max(2000).nullable();
