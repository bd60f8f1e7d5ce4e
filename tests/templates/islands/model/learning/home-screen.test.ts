/** The hint to add the site to the home screen, which keeps an iPhone from losing the plan. */
import { expect, it } from 'vitest';
import { offersHomeScreen } from '../../../../../templates/islands/model/learning/home-screen.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`;
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0';

it.each([
  ['an iPhone', { userAgent: IPHONE, maxTouchPoints: 5, standalone: false }, true],
  [
    'Chrome on an iPhone',
    { userAgent: IPHONE.replace('Version/26.1', 'CriOS/147.0'), maxTouchPoints: 5 },
    true,
  ],
  ['an iPad, which names itself a Mac', { userAgent: MAC, maxTouchPoints: 5 }, true],
  [
    'an iPhone that opened the site from the home screen',
    { userAgent: IPHONE, maxTouchPoints: 5, standalone: true },
    false,
  ],
  ['a Mac', { userAgent: MAC, maxTouchPoints: 0 }, false],
  [
    'an Android phone',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 16) ${CHROME} Mobile Safari/537.36`,
      maxTouchPoints: 5,
    },
    false,
  ],
  [
    'a PC with a touch screen',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
      maxTouchPoints: 10,
    },
    false,
  ],
] as const)(
  'decides whether %s gets the home-screen hint from the second day',
  (_, device, offers) => {
    expect(offersHomeScreen(device, 1)).toBe(false);
    expect(offersHomeScreen(device, 2)).toBe(offers);
    expect(offersHomeScreen(device, 60)).toBe(offers);
  },
);
