import type { Route } from './route'

/** What the vendor's own frame around a page is told (S1 §2). Each vendor reads the words it knows. */
export function pageConfig({ hasSwipeBack, hasScroll, hasPullDown }: Route) {
  return {
    navigationBarTitleText: '',
    ...(!hasSwipeBack && { disableSwipeBack: true, gestureBack: 'NO' }),
    ...(!hasScroll && { disableScroll: true, allowsBounceVertical: 'NO' as const }),
    ...(hasPullDown && { enablePullDownRefresh: true }),
  }
}
