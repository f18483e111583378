import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Spinner } from '@/ui/spinner/spinner'
import { blockText } from '../text'
import { LocateModel } from './locate-model'
import styles from './locate-row.module.scss'

/** Chooses the city where the user is. The reason for the request stands beside it, and the next step after a refusal. */
export const LocateRow = observer(function LocateRow({ onChoose }: { onChoose(cityId: string): void }) {
  const t = useText(blockText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const model = useModel((app) => new LocateModel(app))
  const { isRunning, error } = model.locating

  async function find(): Promise<void> {
    const cityId = await model.find()
    if (cityId !== null) onChoose(cityId)
    else if (model.isRefused) prompts.showToast(t('city.locateFailed'))
  }

  return (
    <Pressable id="locate" className={styles.row} isDisabled={isRunning} onPress={() => void find()}>
      {isRunning ? <Spinner className={styles.icon} /> : <Icon className={styles.icon} name="map-pin" />}
      <View className={styles.words}>
        <Text>{t('city.locate')}</Text>
        <View className={styles.hint} aria-live="polite">
          {(model.isRefused && t('city.locateFailed')) ||
            (error && errorText(error, common).title) ||
            t('city.locateReason')}
        </View>
      </View>
    </Pressable>
  )
})
