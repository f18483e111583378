import type { Router } from './contract'
import { miniRouter } from './mini-router'

/** Xiaohongshu has no custom tab bar: tabs are plain pages there, and the page draws the bar. */
export const router: Router = { ...miniRouter, switchTab: miniRouter.relaunch }
