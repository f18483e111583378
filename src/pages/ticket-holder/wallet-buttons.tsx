import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CustomButton } from '@/contracts/layout/list-custom-buttons'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './ticket-holder.module.scss'

/** Buttons that the merchant placed on the wallet; nothing where it placed none. */
export const WalletButtons = observer(function WalletButtons({ buttons }: { buttons: readonly CustomButton[] }) {
  const app = useApp()
  if (buttons.length === 0) return null
  return (
    <View className={styles.buttons}>
      {buttons.map(({ text, iconUrl, jump }, index) => (
        <Pressable
          key={text}
          id={`custom-button-${index}`}
          className={styles.button}
          onPress={() => openJump(app, jump)}
        >
          <Picture className={styles.buttonIcon} src={iconUrl} alt="" />
          <Text>{text}</Text>
        </Pressable>
      ))}
    </View>
  )
})
