/**
 * Ref of a `<textarea>` whose height fits its text. Most browsers do that by themselves (`field-sizing`, see the theme); in others the text is
 * measured at first and at each input.
 */
export function growWithText(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return;
  const fit = () => {
    field.style.height = 'auto';
    const { paddingTop, paddingBottom } = getComputedStyle(field);
    field.style.height = `calc(${field.scrollHeight}px - ${paddingTop} - ${paddingBottom})`;
  };
  fit();
  field.addEventListener('input', fit);
}
