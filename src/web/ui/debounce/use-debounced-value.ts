import { useEffect, useState } from 'react';

/** Follows a value once it stops changing. */
export const useDebouncedValue = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState({ value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (before.value === value ? before : { value })), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled.value;
};
