/** Safari deletes what a site stored after seven days without a visit, unless the site is on the home screen. */

/** Data from iOS; `standalone` is Apple's own: the page was opened from the home screen. */
type AppleNavigator = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };

/** True to offer the home screen: on iOS from the second day of study on. An iPad calls itself a Mac, but Macs have no touch. */
export const offersHomeScreen = (
  { userAgent, maxTouchPoints, standalone }: AppleNavigator,
  days: number,
): boolean => days > 1 && maxTouchPoints > 1 && !standalone && /iP(hone|ad|od)|Mac/.test(userAgent);
