import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TiedGoods } from '@/contracts/goods/list-tied-goods'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import { Stepper } from '@/ui/stepper/stepper'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { usePriceChange } from './use-price-change'

/** Goods that can be bought with the tickets; hidden without any. */
export const AddOns = observer(function AddOns({ model }: { model: ConfirmOrderModel }) {
  const t = useText(checkoutText)
  const goods = model.addOns.goods.value ?? []
  if (goods.length === 0) return null
  return (
    <Card id="add-ons" title={t('confirm.addOns')}>
      <View>
        {goods.map((one) => (
          <AddOn key={one.skuId} model={model} goods={one} />
        ))}
      </View>
    </Card>
  )
})

const AddOn = observer(function AddOn({ model, goods }: { model: ConfirmOrderModel; goods: TiedGoods }) {
  const t = useText(checkoutText)
  const { prompts } = useApp()
  const change = usePriceChange(model)
  const { addOns } = model
  const { skuId, name, imgUrl, priceInfo, maxQty } = goods

  function choose(qty: number): void {
    if (qty > maxQty) prompts.showToast(t('confirm.addOns.limit', { count: maxQty }))
    else void change(() => addOns.setQty(skuId, qty))
  }

  return (
    <View className={styles.option}>
      <Picture className={styles.addOnPicture} src={imgUrl} width={300} alt="" />
      <View className={styles.words}>
        <View>{name}</View>
        {maxQty > 0 ? <Price price={priceInfo} /> : <View className={styles.sub}>{t('confirm.addOns.gone')}</View>}
      </View>
      {maxQty > 0 && (
        <Stepper
          count={addOns.qtyOf(goods)}
          min={0}
          max={maxQty}
          lessLabel={t('confirm.addOns.less', { name })}
          moreLabel={t('confirm.addOns.more', { name })}
          onChange={choose}
        />
      )}
    </View>
  )
})
