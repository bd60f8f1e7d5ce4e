/**
 * Decides when to suggest adding the site to the home screen. If the site is not there, Safari deletes its data after
 * seven days without a visit.
 */

/**
 * The fields of `navigator` that identify iOS. Apple's `standalone` says that the page was opened from the home screen.
 */
type AppleNavigator = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };

/**
 * True if the page should suggest adding the site: on iOS in a browser, from the second day of study on. An iPad
 * reports itself as a Mac, but Macs have no touch screen.
 */
export const offersHomeScreen = (
  { userAgent, maxTouchPoints, standalone }: AppleNavigator,
  days: number,
): boolean => days > 1 && maxTouchPoints > 1 && !standalone && /iP(hone|ad|od)|Mac/.test(userAgent);
