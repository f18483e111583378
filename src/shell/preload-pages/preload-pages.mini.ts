import type { Route } from '@/routes/route'
import type { App } from '@/services/app'

/** Vendors read likely next pages from app.json. */
export function preloadFrom(_app: Pick<App, 'pageLoads'>, _route: Route): void {}
