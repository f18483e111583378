import type { Router } from './contract'
import { router as miniRouter } from './router.mini'

/** Xiaohongshu has no custom tab bar: tabs are plain pages there, and the page draws the bar. */
export const router: Router = { ...miniRouter, switchTab: miniRouter.relaunch }
