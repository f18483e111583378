import type { Route } from './route'

/** What the vendor's own frame around a page is told (S1 §2). Each vendor reads the words it knows. */
export function pageConfig({ hasSwipeBack, hasScroll, hasPullDown, isShared }: Route) {
  return {
    // The page itself says its title. On the web the title before stays until then: a document always has one.
    ...(process.env.TARO_ENV !== 'h5' && { navigationBarTitleText: '' }),
    ...(!hasSwipeBack && { disableSwipeBack: true, gestureBack: 'NO' }),
    ...(!hasScroll && { disableScroll: true, allowsBounceVertical: 'NO' as const }),
    ...(isShared && process.env.TARO_ENV !== 'h5' && { enableShareAppMessage: true, enableShareTimeline: true }),
    // Taro's own on the web pulls wherever the page is scrolled to, and never says so (docs/hacks.md).
    ...(hasPullDown && process.env.TARO_ENV !== 'h5' && { enablePullDownRefresh: true }),
  }
}
