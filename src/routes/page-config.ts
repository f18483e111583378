import type { Route } from './route'

/** Page settings of the vendor's frame, in its documented fields. */
export function pageConfig(
  { hasSwipeBack, hasScroll, hasPullDown, isShared }: Route,
  platform: string | undefined = process.env.TARO_ENV,
) {
  // On the web there is none.
  if (platform === 'h5') return {}
  return {
    // The page itself says its title.
    navigationBarTitleText: '',
    ...(!hasSwipeBack && (platform === 'alipay' ? { gestureBack: 'NO' } : { disableSwipeBack: true })),
    ...(!hasScroll && (platform === 'alipay' ? { allowsBounceVertical: 'NO' as const } : { disableScroll: true })),
    ...(isShared && { enableShareAppMessage: true, enableShareTimeline: true }),
    ...(hasPullDown && { enablePullDownRefresh: true }),
  }
}
