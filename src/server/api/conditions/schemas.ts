import { z } from 'zod';

export const key = z.string().min(1).max(300);

export const token = z.string().max(100);

export const text = z.string().trim().min(1).max(2000);
