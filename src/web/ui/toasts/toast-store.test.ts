import { expect, it } from 'vitest';
import { createToastStore } from './toast-store.ts';

const notice = (title: string) => ({ kind: 'done', title, text: `${title}.` }) as const;

it('holds notices in the order they came and tells its listeners of each change', () => {
  const store = createToastStore();
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  store.show(notice('First'));
  store.show(notice('Second'));
  store.close('done-First');
  expect(store.all().map(({ title }) => title)).toEqual(['Second']);
  expect(changes).toBe(3);
  stop();
  store.show(notice('Third'));
  expect(changes).toBe(3);
});

it('keeps one of the same notice, and takes it again once it is closed', () => {
  const store = createToastStore();
  store.show(notice('Saved'));
  store.show(notice('Saved'));
  expect(store.all()).toHaveLength(1);
  store.close('done-Saved');
  store.show(notice('Saved'));
  expect(store.all()).toHaveLength(1);
});
