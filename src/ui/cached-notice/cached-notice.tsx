import { Text, View } from '@tarojs/components'
import { momentText } from '@/domain/date-text'
import { commonText } from '@/i18n/common-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon/icon'
import styles from './cached-notice.module.scss'

/** Says that what follows is a copy, and from when; nothing while it is fresh. */
export function CachedNotice({ savedAt }: { savedAt: number | null }) {
  const t = useText(commonText)
  const locale = useLocale()
  if (savedAt === null) return null
  return (
    <View id="cached-notice" className={styles.notice} role="status">
      <Icon name="clock" size="small" />
      <Text className={styles.words}>{t('cached.since', { time: momentText(savedAt, locale) })}</Text>
    </View>
  )
}
