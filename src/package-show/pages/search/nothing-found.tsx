import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowCards } from '@/blocks/show-card-list/show-cards'
import { useText } from '@/i18n/use-text'
import { Chip } from '@/ui/chip/chip'
import { Heading } from '@/ui/heading/heading'
import { searchText } from '../../search/text'
import { BrowseCategories } from './browse-categories'
import { CityOffer } from './city-offer'
import { FoundGroup } from './found-group'
import { SearchEverywhere } from './search-everywhere'
import type { SearchModel } from './search-model'
import styles from './search-results.module.scss'

/** Without shows: other results, popular searches, categories and similar shows. */
export const NothingFound = observer(function NothingFound({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const { groups, nearShows, sought } = model
  return (
    <View className={styles.nothing}>
      <View className={styles.note} role="status">
        <View className={styles.noteWords}>
          <View className={styles.noteTitle}>{t('search.none', { words: sought })}</View>
          <View className={styles.noteHint}>{t('search.noneHint')}</View>
        </View>
        <View className={styles.noteAction}>
          <CityOffer model={model} />
          <SearchEverywhere model={model} />
        </View>
      </View>
      {groups.map((group) => (
        <FoundGroup key={group.type} group={group} />
      ))}
      <OtherWords model={model} />
      {nearShows.length > 0 && (
        <View>
          <Heading className={styles.near}>{t('search.near')}</Heading>
          <ShowCards id="near" shows={nearShows} />
        </View>
      )}
    </View>
  )
})

const OtherWords = observer(function OtherWords({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const words = model.hotWords.value ?? []
  return (
    <>
      {words.length > 0 && (
        <View>
          <Heading className={styles.near}>{t('search.hot')}</Heading>
          <View className={styles.chips}>
            {words.map((hot, at) => (
              <Chip
                key={hot.word}
                id={`try-${at}`}
                role="button"
                isSelected={false}
                onPress={() => model.followHotWord(hot)}
              >
                {hot.word}
              </Chip>
            ))}
          </View>
        </View>
      )}
      <BrowseCategories model={model} />
    </>
  )
})
