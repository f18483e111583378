import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import { useModel } from '../use-model'
import styles from './breadcrumbs.module.scss'

/** They name what is bought themselves (`blocks/breadcrumbs`). */
const CHECKOUTS: readonly Route[] = [routes.confirmOrder, routes.goodsConfirm, routes.goodsCartConfirm]

/** Breadcrumbs of the pages of a user on a desktop: their room is kept, their script is fetched after the page. */
export function LateBreadcrumbs({ isHidden = false }: { isHidden?: boolean }) {
  const { terminal } = useApp()
  const { route } = usePage()
  const isShown =
    terminal.form === 'desktop' && route.needsLogin && !route.isTab && !isHidden && !CHECKOUTS.includes(route)
  return isShown ? <Fetched /> : null
}

const Fetched = observer(function Fetched() {
  const part = useModel(() => new Resource(async () => (await import('./breadcrumbs')).Breadcrumbs))
  useEffect(() => void part.load(), [part])
  const { value: Breadcrumbs } = part
  return <View className={styles.room}>{Breadcrumbs && <Breadcrumbs />}</View>
})
