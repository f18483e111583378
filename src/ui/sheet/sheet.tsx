import { Text, View } from '@tarojs/components'
import { type ReactNode, useEffect } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { maskProps } from '@/platform/modal/modal'
import { visibility } from '@/platform/visibility/visibility'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { ScrollBox } from '../scroll-box/scroll-box'
import styles from './sheet.module.scss'
import { useLeave } from './use-leave'
import { useModal } from './use-modal'

interface SheetProps {
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Percentage of the screen, whatever the content; absent: the height of the content, at most 75. */
  height?: 75 | 80
  id?: string
  /** The end of the content is on the screen. */
  onEndSeen?(): void
  onClose(): void
}

/** A panel that rises from the bottom, or stands in the middle of a wide screen. Drawn only while it is open. */
export function Sheet(props: SheetProps) {
  // Another panel in the same place does not go on leaving for the one before it.
  return <Panel key={props.id ?? props.title} {...props} />
}

function Panel({ title, children, footer, height, id, onEndSeen, onClose }: SheetProps) {
  const t = useText(commonText)
  const { isLeaving, leave } = useLeave(onClose)
  const modalId = useModal(leave)
  return (
    <View className={classNames(styles.layer, isLeaving && styles.leaving)} id={id}>
      <View className={styles.mask} {...maskProps} onClick={leave} />
      <View
        id={modalId}
        className={classNames(styles.sheet, height && styles.tall, height === 80 && styles.taller)}
        role="dialog"
        aria-label={title}
        {...{ 'aria-modal': true, tabIndex: -1 }}
      >
        <View className={styles.head}>
          <Text className={styles.title}>{title}</Text>
          <Pressable className={styles.close} label={t('action.close')} onPress={leave}>
            <Icon name="x" />
          </Pressable>
        </View>
        <ScrollBox id={`${modalId}-body`} className={styles.body}>
          {children}
          {onEndSeen && <EndMark id={`${modalId}-end`} within={`${modalId}-body`} onSeen={onEndSeen} />}
        </ScrollBox>
        {footer && <View className={styles.footer}>{footer}</View>}
      </View>
    </View>
  )
}

/** Tells when it comes onto the screen. */
function EndMark({ id, within, onSeen }: { id: string; within: string; onSeen(): void }) {
  useEffect(() => visibility.watch(id, 0, (isSeen) => isSeen && onSeen(), within), [id, within, onSeen])
  return <View id={id} className={styles.end} />
}
