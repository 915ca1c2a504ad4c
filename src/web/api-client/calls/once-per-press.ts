import type { MakeCall } from './api-context.tsx';

/**
 * A button is disabled only once the page is drawn again. Two presses that come before that, as on a busy machine, are
 * one: the same call with the same words goes out once, and both wait for its answer.
 */
export const oncePerPress = (make: MakeCall): MakeCall => {
  const pressed = new Map<string, Promise<unknown>>();
  return (call) => {
    const key = `${call.path} ${JSON.stringify(call.input)}`;
    const before = pressed.get(key);
    if (before !== undefined) return before;
    const answer = make(call);
    pressed.set(key, answer);
    setTimeout(() => pressed.delete(key));
    return answer;
  };
};
