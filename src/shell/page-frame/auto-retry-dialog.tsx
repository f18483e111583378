import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { QueuePlace } from '@/contracts/order/queue-place'
import { AUTO_RETRY_HINT_FROM, autoRetryProgress } from '@/domain/auto-retry-progress'
import { queueProgress } from '@/domain/queue-place'
import { durationText } from '@/domain/show-date'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Dialog } from '@/ui/dialog/dialog'
import { Leaving } from '@/ui/dialog/leaving'
import { useApp } from '../app-context'
import styles from './auto-retry-dialog.module.scss'

/** The automatic tries of a crowded channel (NET-082), or the place in the queue of a hot show (CAT-076). */
export const AutoRetryDialog = observer(function AutoRetryDialog() {
  const t = useText(commonText)
  const { autoRetry } = useApp().prompts
  return (
    <Leaving>
      {autoRetry && (
        <Dialog
          title={autoRetry.words.title ?? t('autoRetry.title')}
          content={autoRetry.words.content ?? t(autoRetry.place ? 'queue.kept' : 'autoRetry.trying')}
          confirmText={autoRetry.words.actText ?? t('autoRetry.cancel')}
          onAnswer={autoRetry.cancel}
        >
          {autoRetry.place ? <Place place={autoRetry.place} /> : <Tries tries={autoRetry.tries} />}
        </Dialog>
      )}
    </Leaving>
  )
})

/** The shop's queue state; a screen reader announces every change. */
function Place({ place: queue }: { place: QueuePlace }) {
  const t = useText(commonText)
  const { place, perMinute, waitSeconds } = queue
  return (
    <View className={styles.queue} id="queue-place">
      <View aria-live="polite" {...{ 'aria-atomic': true }}>
        <Text className={styles.place}>{t('queue.place', { place })}</Text>
        <Text className={styles.wait}>{t('queue.wait', { time: durationText(waitSeconds) })}</Text>
      </View>
      <Bar percent={queueProgress(queue)} />
      <Text className={styles.rate}>{t('queue.rate', { count: perMinute })}</Text>
    </View>
  )
}

function Tries({ tries }: { tries: number }) {
  const t = useText(commonText)
  return (
    <>
      <Bar percent={autoRetryProgress(tries)} />
      <View className={styles.tries} aria-live="polite">
        {tries >= AUTO_RETRY_HINT_FROM ? t('autoRetry.tried', { count: tries }) : ''}
      </View>
    </>
  )
}

function Bar({ percent }: { percent: number }) {
  return (
    <View className={styles.progress} role="progressbar" aria-label={`${percent}%`}>
      <View className={styles.done} style={{ width: `${percent}%` }} />
    </View>
  )
}
