import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Resource } from '@/lib/resource'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import { useModel } from '../use-model'
import styles from './breadcrumbs.module.scss'

/** Breadcrumbs of the pages of a user on a desktop: their room is kept, their script is fetched after the page. */
export function LateBreadcrumbs({ isHidden = false }: { isHidden?: boolean }) {
  const { terminal } = useApp()
  const { route } = usePage()
  const isShown = terminal.form === 'desktop' && route.needsLogin && !route.isTab && !isHidden
  return isShown ? <Fetched /> : null
}

const Fetched = observer(function Fetched() {
  const part = useModel(() => new Resource(async () => (await import('./breadcrumbs')).Breadcrumbs))
  useEffect(() => void part.load(), [part])
  const { value: Breadcrumbs } = part
  return <View className={styles.room}>{Breadcrumbs && <Breadcrumbs />}</View>
})
