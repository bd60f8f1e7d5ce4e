/** Safari deletes what a site stored after seven days without a visit, unless the site is on the home screen. */

/** What iOS tells; `standalone` is Apple's own: the page was opened from the home screen. */
export type AppleNavigator = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
  standalone?: boolean;
};

/** Whether to offer the home screen: on iOS from the second day of study on. An iPad names itself a Mac, which has no touch. */
export const offersHomeScreen = (
  { userAgent, maxTouchPoints, standalone }: AppleNavigator,
  days: number,
): boolean => days > 1 && maxTouchPoints > 1 && !standalone && /iP(hone|ad|od)|Mac/.test(userAgent);
