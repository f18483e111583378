import { View } from '@tarojs/components'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { maskProps } from '@/platform/modal/modal'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useModal } from '@/ui/sheet/use-modal'
import type { BlockProps } from '../block'
import styles from './banner-window.module.scss'

/** A picture in the middle of the screen that leads somewhere. */
export function BannerWindow({ component, host, onClose }: BlockProps<'BANNER_WINDOW'> & { onClose(): void }) {
  const t = useText(commonText)
  const modalId = useModal(onClose)
  const { title, imgUrl, jump } = component.data
  const follow = () => {
    onClose()
    host.openJump(jump)
  }
  return (
    <View className={styles.layer} {...maskProps} id="banner-window">
      <View
        id={modalId}
        className={styles.window}
        role="dialog"
        aria-label={title}
        {...{ 'aria-modal': true, tabIndex: -1 }}
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
