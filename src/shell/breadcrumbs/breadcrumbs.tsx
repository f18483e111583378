import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import styles from './breadcrumbs.module.scss'
import { breadcrumbsText } from './text'
import { trailOf } from './trail'

/** The pages that this one belongs to, each a link; on a desktop, where no title bar leads back. */
export function Breadcrumbs() {
  const t = useText(breadcrumbsText)
  const { navigation, terminal } = useApp()
  const { route } = usePage()
  if (terminal.form !== 'desktop') return null
  return (
    <View className={styles.trail} role="navigation" aria-label={t('label')}>
      {trailOf(route).map(({ name, route: parent }) => (
        <View key={name} className={styles.crumb}>
          <Pressable
            id={`crumb-${name}`}
            className={styles.link}
            role="link"
            onPress={() => void (parent.isTab ? navigation.switchTab(parent, {}) : navigation.backTo(parent, {}))}
          >
            {t(name)}
          </Pressable>
          <Text className={styles.separator} aria-hidden>
            ›
          </Text>
        </View>
      ))}
    </View>
  )
}
