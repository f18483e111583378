import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Route } from '@/routes/route'
import { PageProvider } from '../page-context'
import styles from './preview-box.module.scss'

/** Over all pages, as the page of this route. */
export function PreviewBox({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <View id="page-preview" className={styles.preview} aria-hidden>
      <PageProvider value={{ route, isVisible: false, isPreview: true }}>{children}</PageProvider>
    </View>
  )
}
