import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { searchText } from '../../search/text'
import { BrowseCategories } from './browse-categories'
import type { SearchModel } from './search-model'
import styles from './search-start.module.scss'

/** Before a search: history, popular searches (CAT-017) and categories. */
export const SearchStart = observer(function SearchStart({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const { history, hotWords } = model
  return (
    <View className={styles.start}>
      {history.words.length > 0 && (
        <View className={styles.section}>
          <View className={styles.head}>
            <Heading className={styles.title}>{t('search.history')}</Heading>
            <Pressable id="history-clear" className={styles.clear} onPress={history.clear}>
              {t('search.clearHistory')}
            </Pressable>
          </View>
          {history.words.map((word, index) => (
            <View key={word} className={styles.row}>
              <Pressable id={`history-${index}`} className={styles.word} onPress={() => model.search(word)}>
                <Icon className={styles.icon} name="clock" size="small" />
                <Text className={styles.text}>{word}</Text>
              </Pressable>
              <Pressable
                id={`history-remove-${index}`}
                className={styles.remove}
                label={t('search.forget', { word })}
                onPress={() => history.remove(word)}
              >
                <Icon name="x" size="small" />
              </Pressable>
            </View>
          ))}
        </View>
      )}
      {hotWords.value && hotWords.value.length > 0 && (
        <View className={styles.section}>
          <Heading className={styles.title}>{t('search.hot')}</Heading>
          <View className={styles.words}>
            {hotWords.value.map((hot, index) => (
              <Pressable
                key={hot.word}
                id={`hot-${index}`}
                className={styles.hot}
                onPress={() => model.followHotWord(hot)}
              >
                <View className={styles.pill}>
                  <Text className={styles.text}>{hot.word}</Text>
                  {hot.tag === 'HOT' && <Tag isHighlight>{t('search.hotTag')}</Tag>}
                </View>
              </Pressable>
            ))}
          </View>
        </View>
      )}
      <BrowseCategories model={model} hasLine />
    </View>
  )
})
