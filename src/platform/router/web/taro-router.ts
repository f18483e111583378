import type { PageSource } from './page-sources'
import { webRouter } from './web-router'

/**
 * Exports that Taro's web entry and APIs import from `@tarojs/router`: the build substitutes this module
 * (docs/decisions/0031-own-web-router.md). A missing name fails the build.
 */
interface TaroApp {
  onLaunch?(options: object): void
  onShow?(options: object): void
  onHide?(options: object): void
  onPageNotFound?(lost: object): void
}

interface AppConfig {
  routes: readonly PageSource[]
  window: { onReachBottomDistance: number }
}

interface Destination {
  url: string
}

export const history = window.history

/** The browser's own history serves both. */
export function createBrowserHistory(): History {
  return history
}

/** The app mounts into the element that the page provides. */
export function handleAppMountWithTabbar(): void {}

export function createRouter(
  _history: History,
  app: TaroApp,
  { routes, window: { onReachBottomDistance } }: AppConfig,
) {
  const launch = { path: window.location.pathname, query: {} }
  app.onLaunch?.(launch)
  void webRouter.start({
    sources: routes,
    endDistance: onReachBottomDistance,
    onPageNotFound: (lost) => app.onPageNotFound?.(lost),
  })
  app.onShow?.(launch)
  document.addEventListener('visibilitychange', () => {
    const isOnScreen = document.visibilityState === 'visible'
    if (isOnScreen) app.onShow?.(launch)
    else app.onHide?.(launch)
    webRouter.notifyVisible(isOnScreen)
  })
}

export const navigateTo = ({ url }: Destination) => webRouter.open(url)
export const redirectTo = ({ url }: Destination) => webRouter.redirect(url)
export const switchTab = ({ url }: Destination) => webRouter.switchTab(url)
export const reLaunch = ({ url }: Destination) => webRouter.relaunch(url)
export const navigateBack = ({ delta = 1 } = {}) => webRouter.back(delta)
export const getCurrentPages = () => webRouter.stack().map((route) => ({ route }))

export function setTitle(title: string): void {
  document.title = title
}

/** Taro's bar does not exist. */
export function setNavigationBarStyle(): void {}
export function setNavigationBarLoading(): void {}
