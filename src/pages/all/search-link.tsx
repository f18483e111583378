import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './search-link.module.scss'

/** The way to the search, in the place of the title. */
export const SearchLink = observer(function SearchLink() {
  const t = useText(commonText)
  const { navigation, shopConfig } = useApp()
  return (
    <Pressable
      id="search"
      role="link"
      className={styles.link}
      label={t('search.label')}
      onPress={() => void navigation.open(routes.search, {})}
    >
      <View className={styles.field}>
        <Icon name="search" size="small" />
        <Text className={styles.words}>{shopConfig.searchHint ?? t('search.label')}</Text>
      </View>
    </Pressable>
  )
})
