/**
 * The button in `[data-offline]` that saves the site for use without a connection, with its size, and the button that
 * removes it.
 */
import { element } from '../parts/element.ts';
import { showToast } from '../parts/toast.ts';

type PackInfo = { bytes: number; pages: number };
type Policy = { createScriptURL(url: string): string };
type WorkerAddress = (worker: string) => string;
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

const PREFIX = 'licencia-';
/** State of the page's history entry after a removal. It tells the reloaded page to move the focus. */
const REMOVED = 'borrado';

/** @param address converts the worker's address to the trusted type that the browser requires */
export async function startOfflinePack(
  place: HTMLElement,
  address: WorkerAddress = workerAddress(),
) {
  const text = place.querySelector<HTMLElement>('[data-offline-text]');
  const buttons = place.querySelector<HTMLElement>('[data-offline-buttons]');
  const { offline: infoAddress, worker } = place.dataset;
  if (!('serviceWorker' in navigator) || !text || !buttons || !infoAddress || !worker) return;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  const saved = registration?.active != null;
  const hadFocus = buttons.contains(document.activeElement) || history.state === REMOVED;

  if (saved) {
    const remove = element(
      'button',
      { type: 'button', class: 'btn secondary' },
      'Borrar lo guardado',
    );
    remove.addEventListener('click', () => removePack().then(reload, sayFailed));
    text.textContent =
      'El sitio está guardado en este dispositivo. Puedes abrirlo y practicar sin conexión.';
    buttons.replaceChildren(remove);
  } else {
    const info = await packInfo(infoAddress);
    if (!info) return;
    const size =
      info.bytes < 1_000_000
        ? `${Math.ceil(info.bytes / 1000)} KB`
        : `${(info.bytes / 1_000_000).toFixed(1)} MB`;
    const save = element(
      'button',
      { type: 'button', class: 'btn primary' },
      `Guardar el sitio (${size})`,
    );
    save.addEventListener('click', () => {
      void savePack(
        save,
        () => address(worker),
        () => startOfflinePack(place, address),
      );
    });
    text.textContent = `Guarda ${info.pages} páginas en este dispositivo: los tests, tu plan, el repaso, el simulacro, el manual y los centros. Gasta unos ${size} de datos, una sola vez.`;
    buttons.replaceChildren(save);
  }
  place.hidden = false;
  if (!hadFocus) return;
  // Focuses the sentence with the new state, because a second press on the new button would undo it.
  text.tabIndex = -1;
  text.focus();
  if (history.state === REMOVED) history.replaceState(null, '');
}

/** Reloads the page, because a page under the control of a removed worker could not save the site again. */
function reload(): void {
  history.replaceState(REMOVED, '');
  location.reload();
}

function sayFailed(): void {
  showToast('Error', 'No se pudo borrar lo guardado. Inténtalo otra vez', 'error');
}

async function packInfo(address: string): Promise<PackInfo | undefined> {
  try {
    const response = await fetch(address);
    const info = response.ok ? ((await response.json()) as Partial<PackInfo>) : {};
    return typeof info.bytes === 'number' && typeof info.pages === 'number' && info.bytes > 0
      ? { bytes: info.bytes, pages: info.pages }
      : undefined;
  } catch {
    return undefined;
  }
}

async function savePack(
  button: HTMLButtonElement,
  worker: () => string,
  done: () => Promise<void>,
): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  const label = button.textContent;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = 'Guardando…';
  try {
    const registration = await navigator.serviceWorker.register(worker());
    await installed(registration);
    showToast('Sitio guardado', 'Ya puedes abrirlo sin conexión');
    await done();
  } catch (error) {
    console.warn('sin conexión', error);
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    showToast('Error', 'No se pudo guardar el sitio. Revisa tu conexión y el espacio', 'error');
  }
}

/**
 * The site's only Trusted Types policy, which allows only the worker's address. A browser lets a page create it only
 * once.
 */
function workerAddress(): WorkerAddress {
  let policy: Policy | undefined;
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const rules: Policy = {
    createScriptURL: (url) => {
      if (!/^(\/[a-z0-9-]+)*\/sw\.js$/.test(url)) throw new TypeError('sw');
      return url;
    },
  };
  return (worker) => {
    policy ??= trustedTypes?.createPolicy('sw', rules) ?? rules;
    return policy.createScriptURL(worker);
  };
}

function installed(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing;
  if (!worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated' || registration.active === worker) resolve();
      else if (worker.state === 'redundant') reject(new Error('redundant'));
      else return;
      clearInterval(timer);
    };
    worker.addEventListener('statechange', look);
    // WebKitGTK may not report the new state to a busy page, so the registration is polled.
    const timer = setInterval(look, 1000);
  });
}

async function removePack(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
