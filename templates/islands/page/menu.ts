/** Closes the header's menu, a native `<details>`, when a link or anything outside is pressed, and on Escape. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('header details');
  // The links of the menu are not in the `<details>` but beside it, so presses in the whole row count as inside.
  const row = menu?.parentElement;
  if (!menu || !row) return;
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (menu.open && (!target || !row.contains(target) || target.closest('a'))) menu.open = false;
  });
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
