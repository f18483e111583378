import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CardPrice } from '@/blocks/privilege-card/card-price'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { privilegeCardText } from '../../text'
import styles from './card-detail.module.scss'
import type { CardDetailModel } from './card-detail-model'

/** Primary action of a card: buy, activate or use. */
export const CardBar = observer(function CardBar({ model }: { model: CardDetailModel }) {
  const t = useText(privilegeCardText)
  const { card, instance, isActive } = model
  if (!card.value) return null
  if (instance && isActive)
    return <BottomBar>{instance.enabled ? <Use model={model} /> : <Activate model={model} />}</BottomBar>
  const { onSale, priceMode, priceInfo, pointPrice } = card.value
  return (
    <BottomBar>
      <View className={styles.barPrice}>
        <CardPrice priceMode={priceMode} priceInfo={priceInfo} pointPrice={pointPrice} />
      </View>
      <Button id="buy-card" isDisabled={!onSale} onPress={() => model.buy()}>
        {t(onSale ? 'cardDetail.buy' : 'cardDetail.soldOut')}
      </Button>
    </BottomBar>
  )
})

function Use({ model }: { model: CardDetailModel }) {
  const t = useText(privilegeCardText)
  return (
    <Button id="use-card" isWide onPress={() => model.openRange()}>
      {t('cardDetail.use')}
    </Button>
  )
}

const Activate = observer(function Activate({ model }: { model: CardDetailModel }) {
  const t = useText(privilegeCardText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { activating, instance } = model

  async function activate() {
    if (instance?.needIdentity) return model.openHolder()
    const isSure = await prompts.showDialog({
      title: t('cardDetail.activateConfirm'),
      content: t('cardDetail.activateHint'),
      confirmText: t('cardDetail.activate'),
      cancelText: t('cardDetail.later'),
    })
    if (!isSure) return
    if (await activating.submit()) prompts.showToast(t('cardDetail.activated'))
    else if (activating.error) showError(activating.error)
  }

  return (
    <Button id="activate-card" isWide isBusy={activating.isRunning} onPress={() => void activate()}>
      {t('cardDetail.activate')}
    </Button>
  )
})
