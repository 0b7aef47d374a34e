/** Names the tab of the browser, and its entries in the history, by the heading of the page. */
export function followHeading(): void {
  const app = document.title;
  const name = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const title = heading === '' || heading === app ? app : `${heading} · ${app}`;
    if (document.title !== title) document.title = title;
  };
  new MutationObserver(name).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
