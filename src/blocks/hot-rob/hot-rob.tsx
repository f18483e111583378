import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HotRobShow } from '@/contracts/layout/show-components'
import { longDuration } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import type { BlockHost, BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { SubscribeButton } from '../subscribe-button/subscribe-button'
import { blockText } from '../text'
import { useTimeLeft } from '../use-time-left'
import styles from './hot-rob.module.scss'

/** Shows whose sale begins soon, with the time until then. */
export function HotRob({ component, host }: BlockProps<'HOT_ROB'>) {
  const { componentId, data } = component
  const { title, shows } = data
  if (shows.length === 0) return null
  return (
    <Section title={title} isPaired>
      {shows.map((show) => (
        <MediaRow
          key={show.showId}
          imgUrl={show.posterUrl}
          title={show.showName}
          lines={[show.displayShowTime, `${show.cityName} ${show.venueName}`]}
          after={<Sale componentId={componentId} show={show} host={host} />}
          onPress={() => host.openShow(show.showId)}
        />
      ))}
    </Section>
  )
}

interface SaleProps {
  componentId: string
  show: HotRobShow
  host: BlockHost
}

/** The time until the sale and the wish to be reminded, one above the other. */
const Sale = observer(function Sale({ componentId, show, host }: SaleProps) {
  const t = useText(blockText)
  const { showId, showName, subscribed = false } = show
  const { days, time } = longDuration(useTimeLeft({ host, componentId, source: show, seconds: show.saleTimeCountdown }))
  return (
    <View className={styles.sale}>
      <Text className={styles.time}>{days > 0 ? t('rob.inDays', { days, time }) : time}</Text>
      <SubscribeButton target={{ type: 'SHOW', id: showId, name: showName }} isSubscribed={subscribed} host={host} />
    </View>
  )
})
