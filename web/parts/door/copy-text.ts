/**
 * Copies a text. On plain HTTP a browser has no clipboard for a page, but still does what a person
 * would: select, copy.
 *
 * @param beside an element near which a selection may be: inside the dialog that is open, if one is
 * @returns whether it is on the clipboard
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden: as without.
    }
  }
  return copySelected(text, beside);
}

function copySelected(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Out of sight, and where nothing scrolls to it.
  Object.assign(field.style, { position: 'fixed', opacity: '0', pointerEvents: 'none' });
  const focused = document.activeElement;
  (beside.parentElement ?? document.body).append(field);
  field.select();
  // The only way there is without HTTPS; browsers keep it for that.
  const page: { execCommand(command: string): boolean } = document;
  try {
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
