/** After a failed submit: focuses the first invalid field in page order, or the error message itself if no field is marked. */
export const focusFirstError = (): void => {
  // The error marks are there after the next paint.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[aria-invalid="true"], .field-error[data-problem]')?.focus();
  });
};
