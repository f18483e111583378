import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Site } from '@/contracts/site/list-sites'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Chip } from '@/ui/chip/chip'
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { Sheet } from '@/ui/sheet/sheet'
import { Bone } from '@/ui/skeleton/skeleton'
import { blockText } from '../text'
import styles from './city-picker.module.scss'

interface CityPickerProps {
  onChoose(cityId: string): void
  onClose(): void
}

/** The shop's cities: the popular ones first, then all by initial. */
export const CityPicker = observer(function CityPicker({ onChoose, onClose }: CityPickerProps) {
  const t = useText(blockText)
  const { sites, cityId } = useApp().site
  const group = (title: string, members: readonly Site[]) => (
    <View key={title} className={styles.group}>
      <View className={styles.initial}>{title}</View>
      <View className={styles.cities} role="radiogroup" aria-label={title}>
        {members.map((site) => (
          <Chip key={site.cityId} isSelected={site.cityId === cityId} onTap={() => onChoose(site.cityId)}>
            {site.cityName}
          </Chip>
        ))}
      </View>
    </View>
  )
  return (
    <Sheet id="city-picker" title={t('city.title')} isTall onClose={onClose}>
      <ResourceFrame resource={sites} skeleton={<Bone className={styles.bone} />}>
        {({ hot, groups }) => (
          <>
            {group(t('city.hot'), hot)}
            {groups.map(({ initial, sites: members }) => group(initial, members))}
          </>
        )}
      </ResourceFrame>
    </Sheet>
  )
})
