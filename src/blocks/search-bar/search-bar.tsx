import { Text, View } from '@tarojs/components'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './search-bar.module.scss'

/** City and search link; part of the title bar. */
export function SearchBar({ component, host }: BlockProps<'SEARCH_BARS'>) {
  const t = useText(blockText)
  const common = useText(commonText)
  const { placeholder, showCity } = component.data
  return (
    <View className={styles.bar}>
      {showCity && host.cityName !== '' && (
        <Pressable
          id="choose-city"
          className={styles.city}
          label={t('city.choose', { city: host.cityName })}
          onPress={host.chooseCity}
        >
          <Icon name="map-pin" size="small" />
          <Text className={styles.cityName}>{host.cityName}</Text>
        </Pressable>
      )}
      <Pressable
        id="open-search"
        className={styles.search}
        label={common('search.label')}
        onPress={() => host.openSearch(placeholder)}
      >
        <View className={styles.field}>
          <Icon name="search" size="small" />
          <Text className={styles.placeholder}>{placeholder}</Text>
        </View>
      </Pressable>
    </View>
  )
}
