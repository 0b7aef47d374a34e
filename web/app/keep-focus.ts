/** The elements that Tab reaches. */
const CONTROLS =
  'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';

interface Place {
  readonly control: Element;
  /** The control, and what it is in up to the page: each with what stood after it. */
  readonly levels: readonly { readonly element: Element; readonly next: Element | null }[];
}

/**
 * Keeps the place of those who go by the keyboard or hear the page. A button is disabled while it sends, or
 * goes with the row that it answered, and the focus with it: it comes back to the button, or goes to what
 * stood after it. A dialog gives the focus back by itself.
 *
 * @param first the control that has the focus, or had it when its key was pressed
 */
export function keepFocus(first: EventTarget | null): void {
  let place = first instanceof Element && first !== document.body ? placeOf(first) : null;
  let isDue = false;
  const forget = () => {
    place = null;
  };
  // A pointer leaves the place of the keyboard.
  document.addEventListener('pointerdown', forget, { capture: true, passive: true });
  document.addEventListener('focusin', ({ target }) => {
    place = target instanceof Element ? placeOf(target) : null;
  });
  const look = () => {
    isDue = false;
    if (place === null || (document.activeElement ?? document.body) !== document.body) return;
    const target = targetOf(place);
    if (target === null) return;
    const isControl = target.matches(CONTROLS);
    if (!isControl) target.setAttribute('tabindex', '-1');
    // A page that is gone back to is scrolled to where it was.
    target.focus({ preventScroll: !isControl });
  };
  const lookLater = () => {
    if (isDue || place === null) return;
    isDue = true;
    // Once the browser has seen the change, and the page has done what it does about it.
    requestAnimationFrame(() => setTimeout(look));
  };
  const changes = new MutationObserver(lookLater);
  const watched = {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  };
  changes.observe(document.body, watched);
  lookLater();
}

function placeOf(control: Element): Place {
  const levels: { element: Element; next: Element | null }[] = [];
  for (
    let element: Element | null = control;
    element !== null && !element.matches('main, body');
    element = element.parentElement
  ) {
    levels.push({ element, next: element.nextElementSibling });
  }
  return { control, levels };
}

/** The element that has the focus now; null while the control may come back, and for a page that has gone. */
function targetOf({ control, levels }: Place): HTMLElement | null {
  if (control.isConnected) return control.matches(':disabled') ? null : asHtml(control);
  for (const [at, { element, next }] of levels.entries()) {
    if (element.isConnected) return null;
    const around = levels[at + 1]?.element;
    if (around?.isConnected !== true) continue;
    return asHtml(firstControl(next) ?? around.querySelector('h1, h2, h3') ?? around);
  }
  return null;
}

function firstControl(element: Element | null): Element | null {
  if (element?.isConnected !== true) return null;
  return element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
}

function asHtml(element: Element): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}
