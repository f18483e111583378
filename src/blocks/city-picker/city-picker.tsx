import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Site } from '@/contracts/site/list-sites'
import { isCityMatch } from '@/domain/city-search'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Chip } from '@/ui/chip/chip'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { TextInput } from '@/ui/text-input/text-input'
import { blockText } from '../text'
import styles from './city-picker.module.scss'
import { LocateRow } from './locate-row'

interface CityPickerProps {
  /** Offers all of them at once. */
  everywhere?: { isChosen: boolean; onChoose(): void }
  onChoose(cityId: string): void
  onClose(): void
}

/** The shop's cities: those chosen before, the popular ones, then all by initial; or those that are searched for. */
export const CityPicker = observer(function CityPicker({ everywhere, onChoose, onClose }: CityPickerProps) {
  const t = useText(blockText)
  const { site } = useApp()
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim()
  const found = site.all.filter((city) => isCityMatch(city, wanted))
  return (
    <Sheet id="city-picker" title={t('city.title')} height={75} onClose={onClose}>
      <View className={styles.search}>
        <TextInput
          id="city-search"
          kind="text"
          label={t('city.search')}
          placeholder={t('city.search')}
          value={keyword}
          maxLength={20}
          onChange={setKeyword}
        />
      </View>
      {wanted === '' && everywhere && (
        <View className={styles.everywhere}>
          <Chip role="button" isSelected={everywhere.isChosen} onPress={everywhere.onChoose}>
            {t('city.everywhere')}
          </Chip>
        </View>
      )}
      {wanted === '' && <LocateRow onChoose={onChoose} />}
      <ResourceView resource={site.sites} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ hot, groups }) =>
          wanted === '' ? (
            <>
              {site.recent.length > 0 && (
                <CityGroup title={t('city.recent')} cities={site.recent} onChoose={onChoose} />
              )}
              <CityGroup title={t('city.hot')} cities={hot} onChoose={onChoose} />
              {groups.map(({ initial, sites }) => (
                <CityGroup key={initial} title={initial} cities={sites} onChoose={onChoose} />
              ))}
            </>
          ) : (
            <View aria-live="polite">
              {found.length > 0 ? (
                <CityGroup title={t('city.found')} cities={found} onChoose={onChoose} />
              ) : (
                <View className={styles.none}>{t('city.none')}</View>
              )}
            </View>
          )
        }
      </ResourceView>
    </Sheet>
  )
})

interface CityGroupProps {
  title: string
  cities: readonly Site[]
  onChoose(cityId: string): void
}

const CityGroup = observer(function CityGroup({ title, cities, onChoose }: CityGroupProps) {
  const { site } = useApp()
  return (
    <View className={styles.group}>
      <View className={styles.initial}>{title}</View>
      <View className={styles.cities} role="radiogroup" aria-label={title}>
        {cities.map(({ cityId, cityName }) => (
          <Chip key={cityId} isSelected={cityId === site.cityId} onPress={() => onChoose(cityId)}>
            {cityName}
          </Chip>
        ))}
      </View>
    </View>
  )
})
