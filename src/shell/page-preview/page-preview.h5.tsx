import { observer } from 'mobx-react'
import type { Route } from '@/routes/route'
import { useApp } from '../app-context'
import type { Preview } from './contract'

/** Of the pages whose code is there. */
const previews = new Map<Route, Preview>()

export function registerPreview(route: Route, preview: Preview): void {
  previews.set(route, preview)
}

/** Preview of a tapped page until it is mounted (docs/decisions/0080-a-page-before-it-is-made.md). */
export const PagePreview = observer(function PagePreview() {
  const { opening } = useApp().navigation
  const Known = opening && previews.get(opening.route)
  return Known ? <Known params={opening.params} /> : null
})
