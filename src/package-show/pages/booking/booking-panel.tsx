import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import styles from './booking.module.scss'
import { BookingBar } from './booking-bar'
import type { BookingModel } from './booking-model'

/** Desktop panel beside the choices: show, selection, total and button. */
export const BookingPanel = observer(function BookingPanel({ model }: { model: BookingModel }) {
  const { session } = model
  const show = model.show.value?.basicInfo
  return (
    <View className={styles.panel}>
      {show && (
        <ShowSummary
          name={show.showName}
          posterUrl={show.posterUrl}
          posterColor={show.posterColor}
          lines={[session?.sessionShowTime ?? show.displayShowTime, `${show.cityName} ${show.venueName}`]}
        />
      )}
      <BookingBar model={model} />
    </View>
  )
})
