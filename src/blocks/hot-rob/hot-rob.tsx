import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { HotRobShow } from '@/contracts/layout/show-components'
import { longDuration } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { Countdown } from '@/lib/countdown'
import { useModel } from '@/shell/use-model'
import type { BlockHost, BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { SubscribeButton } from '../subscribe-button/subscribe-button'
import { blockText } from '../text'
import styles from './hot-rob.module.scss'

/** Shows whose sale begins soon, with the time until then. */
export function HotRob({ component, host }: BlockProps<'HOT_ROB'>) {
  const { title, shows } = component.data
  if (shows.length === 0) return null
  return (
    <Section title={title}>
      {shows.map((show) => (
        <MediaRow
          key={show.showId}
          imgUrl={`${show.posterUrl}?w=300`}
          title={show.showName}
          lines={[show.displayShowTime, `${show.cityName} ${show.venueName}`]}
          after={<Sale show={show} host={host} />}
          onTap={() => host.openShow(show.showId)}
        />
      ))}
    </Section>
  )
}

/** The time until the sale and the wish to be reminded, one above the other. */
const Sale = observer(function Sale({ show, host }: { show: HotRobShow; host: BlockHost }) {
  const t = useText(blockText)
  const countdown = useModel(({ clock }) => new Countdown(clock))
  const { showId, showName, saleTimeCountdown, subscribed = false } = show

  useEffect(() => {
    countdown.start(saleTimeCountdown)
    return () => countdown.stop()
  }, [countdown, saleTimeCountdown])

  const { days, time } = longDuration(countdown.secondsLeft)
  return (
    <View className={styles.sale}>
      <Text className={styles.time}>{days > 0 ? t('rob.inDays', { days, time }) : time}</Text>
      <SubscribeButton target={{ type: 'SHOW', id: showId, name: showName }} isSubscribed={subscribed} host={host} />
    </View>
  )
})
