import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import { FormError } from '@/ui/form-field/form-error'
import { Switch } from '@/ui/switch/switch'
import type { ShareModel } from './share-model'
import styles from './share-sheet.module.scss'
import { shareText } from './text'

/** Switches the user's name on the link on or off, and says what others see of them. */
export const NameRow = observer(function NameRow({ model }: { model: ShareModel }) {
  const t = useText(shareText)
  const { session } = useApp()
  const { naming, isNamed } = model
  if (!session.user) return null
  return (
    <View className={styles.named}>
      <Cell
        title={t('named')}
        after={
          <Switch
            id="share-named"
            label={t('named')}
            isOn={isNamed}
            isDisabled={naming.isRunning}
            onChange={(isOn) => void naming.submit(isOn)}
          />
        }
      />
      <View className={styles.hint}>
        {isNamed ? t('named.on', { name: session.user.nickname ?? '' }) : t('named.off')}
      </View>
      <FormError form={naming} />
    </View>
  )
})
