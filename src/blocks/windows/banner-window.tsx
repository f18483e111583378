import { View } from '@tarojs/components'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { maskProps } from '@/platform/modal/modal'
import { classNames } from '@/ui/class-names'
import type { Leavable } from '@/ui/dialog/leaving'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useModal } from '@/ui/sheet/use-modal'
import type { BlockProps } from '../block'
import styles from './banner-window.module.scss'

export interface BannerWindowProps extends BlockProps<'BANNER_WINDOW'>, Leavable {
  onClose(): void
}

/** A linked picture in the middle of the screen. */
export function BannerWindow({ component, host, isLeaving, onClose }: BannerWindowProps) {
  const t = useText(commonText)
  const modalId = useModal(onClose, isLeaving)
  const { title, imgUrl, jump } = component.data
  const follow = () => {
    onClose()
    host.openJump(jump)
  }
  return (
    <View
      className={classNames(styles.layer, isLeaving && styles.leaving)}
      {...maskProps}
      id={isLeaving ? undefined : 'banner-window'}
      aria-hidden={isLeaving}
    >
      <View
        id={modalId}
        className={styles.window}
        role={isLeaving ? undefined : 'dialog'}
        aria-label={title}
        {...{ 'aria-modal': !isLeaving, tabIndex: -1 }}
      >
        <Pressable className={styles.banner} label={title} onPress={follow}>
          <Picture className={styles.picture} src={imgUrl} width={750} alt="" />
          <View className={styles.title}>{title}</View>
        </Pressable>
        <Pressable className={styles.close} label={t('action.close')} onPress={onClose}>
          <Icon name="x" size="large" />
        </Pressable>
      </View>
    </View>
  )
}
