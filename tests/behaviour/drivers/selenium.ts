/** Drives WebKitGTK's MiniBrowser, which has no headless mode, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { openDisplay } from '../../browsers/display.ts';
import { freePort } from '../../browsers/free-port.ts';
import {
  type Device,
  type Driver,
  type DriverOptions,
  type Key,
  NAMED_KEYS,
  type Tab,
} from './driver.ts';

/** GTK styles. Without them the toolbar of MiniBrowser keeps the window wider than a phone. */
const TINY_TOOLBAR =
  '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1); }\n';

export async function launchWebKit({ path, env }: DriverOptions): Promise<Driver> {
  const display = await openDisplay();
  const settings = mkdtempSync(join(tmpdir(), 'licencia-webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(settings, version));
    writeFileSync(join(settings, version, 'gtk.css'), TINY_TOOLBAR);
  }
  const environment = {
    ...process.env,
    ...env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: settings,
    // Rendering through the graphics card leaves screenshots black.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
  };
  return {
    device: () => openDevice(path, environment),
    close: () => {
      display.close();
      rmSync(settings, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** WebKitWebDriver allows one session per process, so each device starts its own driver. */
async function openDevice(path: string, env: NodeJS.ProcessEnv): Promise<Device> {
  const port = await freePort();
  // The driver gets its own process group, so that the browser ends with it.
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const kill = () => endGroup(server);
  process.once('exit', kill);
  await listening(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
    })
    .build();
  const [first] = await session.getAllWindowHandles();
  let free: string | undefined = first;
  let last = first;
  /** Switches to a window if another one was used last. */
  const to = async (handle: string): Promise<WebDriver> => {
    if (handle !== last) await session.switchTo().window(handle);
    last = handle;
    return session;
  };
  return {
    open: async () => {
      if (free === undefined) await session.switchTo().newWindow('window');
      const handle = free ?? (await session.getWindowHandle());
      free = undefined;
      last = handle;
      return tabOf(() => to(handle));
    },
    close: async () => {
      await session.quit().catch(() => undefined);
      kill();
      process.off('exit', kill);
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!);
  } catch {
    // The driver has already ended.
  }
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** @param here switches to the window of the tab */
function tabOf(here: () => Promise<WebDriver>): Tab {
  return {
    goto: async (address) => (await here()).get(address),
    evaluate: async (call, ...args) => {
      const answer = await (await here()).executeAsyncScript<{ value?: never; error?: string }>(
        `const done = arguments[arguments.length - 1];
         new Promise((resolve) => resolve((${call.toString()})(...${JSON.stringify(args)}))).then(
           (value) => done({ value }),
           (error) => done({ error: String(error) }),
         );`,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    click: async (x, y) =>
      (await here())
        .actions()
        // By default a move takes a tenth of a second.
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: async (key) => (await here()).actions().sendKeys(codeOf(key)).perform(),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    resize: async (width, height) => resize(await here(), width, height),
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
  };
}

const codeOf = (key: Key): string => (key in NAMED_KEYS ? NAMED_KEYS[key as never] : key);

/** Sets the inner size. The window is higher than the page, because it contains the toolbar. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await session.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
}
