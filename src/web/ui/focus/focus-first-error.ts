/** After a refused form: the first field that is marked wrong takes the focus, in the order of the page; the sentence itself where no field is. */
export const focusFirstError = (): void => {
  // The marks are there after the next paint.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[aria-invalid="true"], .field-error[data-problem]')?.focus();
  });
};
