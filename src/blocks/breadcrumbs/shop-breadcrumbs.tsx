import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './shop-breadcrumbs.module.scss'
import { shopBreadcrumbsText } from './text'

/** A page on the way to the one that is shown. */
export interface Crumb {
  title: string
  route: Route
  params: Record<string, string>
}

interface ShopBreadcrumbsProps {
  /** The tab that the page belongs to. */
  from: 'shows' | 'mall'
  /** Pages between the tab and this one. */
  trail?: readonly Crumb[]
  current: string
}

/** Where a page belongs, on a desktop, which has no title bar with a way back: each step leads there. */
export function ShopBreadcrumbs({ from, trail = [], current }: ShopBreadcrumbsProps) {
  const t = useText(shopBreadcrumbsText)
  const { terminal, navigation } = useApp()
  if (terminal.form !== 'desktop') return null

  async function openCrumb({ route, params }: Crumb) {
    if (!(await navigation.backToOpen(route))) await navigation.open(route, params)
  }

  const tab = from === 'mall' ? routes.shop : routes.all
  return (
    <View id="shop-breadcrumbs" className={styles.crumbs} role="navigation" aria-label={t('breadcrumbs.label')}>
      <Step title={t('breadcrumbs.home')} onPress={() => void navigation.switchTab(routes.list, {})} />
      <Step title={t(`breadcrumbs.${from}`)} onPress={() => void navigation.switchTab(tab, {})} />
      {trail.map((crumb) => (
        <Step key={crumb.title} title={crumb.title} onPress={() => void openCrumb(crumb)} />
      ))}
      <Text className={styles.current} {...{ 'aria-current': 'page' }}>
        {current}
      </Text>
    </View>
  )
}

function Step({ title, onPress }: { title: string; onPress(): void }) {
  return (
    <>
      <Pressable role="link" className={styles.step} onPress={onPress}>
        {title}
      </Pressable>
      <Icon name="chevron-right" size="small" />
    </>
  )
}
