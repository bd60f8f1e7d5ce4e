/** The actions that each browser offers to the tests, whichever library drives it. */

export type Tab = {
  goto: (address: string) => Promise<void>;
  /** Calls a function in the page. Arguments and result must be JSON; a Promise is awaited. */
  evaluate: <Args extends unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
};

export type Key = keyof typeof NAMED_KEYS | 'a' | 'b' | 'v' | '/' | '1' | '2' | '3' | '4';

/** The keys with a name, as code points of the WebDriver standard. */
export const NAMED_KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Home: '\uE011',
  PageDown: '\uE00F',
} as const;

/** A visitor's browser that has never seen the site. Its tabs share storage; devices do not. */
export type Device = { open: () => Promise<Tab>; close: () => Promise<void> };

export type Driver = { device: () => Promise<Device>; close: () => Promise<void> };

export type DriverOptions = {
  path: string;
  env: Record<string, string>;
  /** Forces system colours and reduces motion. */
  isPlain?: true;
};
