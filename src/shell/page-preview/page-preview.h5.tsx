import { observer } from 'mobx-react'
import type { Route } from '@/routes/route'
import { useApp } from '../app-context'
import { PageProvider } from '../page-context'
import type { Preview } from './contract'
import styles from './page-preview.module.scss'

/** Of the pages whose code is there. */
const previews = new Map<Route, Preview>()

export function registerPreview(route: Route, preview: Preview): void {
  previews.set(route, preview)
}

/** Over all pages: what is seen of one that was tapped until it is made (docs/decisions/0080-a-page-before-it-is-made.md). */
export const PagePreview = observer(function PagePreview() {
  const { navigation } = useApp()
  const { opening } = navigation
  const Known = opening && previews.get(opening.route)
  if (!Known) return null
  return (
    <div id="page-preview" className={styles.preview} aria-hidden>
      <PageProvider value={{ route: opening.route, isVisible: false, isPreview: true }}>
        <Known params={opening.params} />
      </PageProvider>
    </div>
  )
})
