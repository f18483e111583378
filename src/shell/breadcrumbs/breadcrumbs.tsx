import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { BreadcrumbTrail } from '@/ui/breadcrumb-trail/breadcrumb-trail'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import styles from './breadcrumbs.module.scss'
import { breadcrumbsText } from './text'
import { trailOf } from './trail'

/** The pages that this one belongs to, each a link; on a desktop, which has no title bar with a back button. */
export function Breadcrumbs() {
  const t = useText(breadcrumbsText)
  const { navigation, terminal } = useApp()
  const { route } = usePage()
  if (terminal.form !== 'desktop') return null
  const steps = trailOf(route).map(({ name, route: parent }) => ({
    id: `crumb-${name}`,
    title: t(name),
    onPress: () => void (parent.isTab ? navigation.switchTab(parent, {}) : navigation.backTo(parent, {})),
  }))
  return (
    <View className={styles.trail}>
      <BreadcrumbTrail label={t('label')} steps={steps} />
    </View>
  )
}
