import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Suggestion } from '@/contracts/show/suggest-shows'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-name'
import { Pressable } from '@/ui/pressable/pressable'
import { searchText } from '../../search/text'
import type { SearchModel } from './search-model'
import styles from './search-suggestions.module.scss'

const ICONS: Readonly<Record<Suggestion['type'], IconName>> = {
  SHOW: 'ticket',
  VENUE: 'map-pin',
  TOUR: 'calendar-days',
}

/** Suggestions: the input as typed, then matching names. The search works without an answer. */
export const SearchSuggestions = observer(function SearchSuggestions({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const { suggestions, typed } = model
  return (
    <View className={styles.list} aria-live="polite">
      <Pressable id="search-typed" className={styles.row} onPress={model.submit}>
        <Icon className={styles.icon} name="search" size="small" />
        <Text className={styles.typed}>{t('search.for', { words: typed.trim() })}</Text>
      </Pressable>
      {suggestions.value?.map((suggestion, index) => (
        <Pressable
          key={suggestion.targetId}
          id={`suggestion-${index}`}
          role="link"
          className={styles.row}
          onPress={() => model.follow(suggestion)}
        >
          <Icon className={styles.icon} name={ICONS[suggestion.type] ?? 'ticket'} size="small" />
          <Text className={styles.text}>{suggestion.text}</Text>
          {suggestion.type !== 'SHOW' && <Text className={styles.kind}>{t(`search.kind.${suggestion.type}`)}</Text>}
        </Pressable>
      ))}
    </View>
  )
})
