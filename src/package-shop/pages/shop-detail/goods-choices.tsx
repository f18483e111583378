import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SpuDetail } from '@/contracts/goods/get-spu'
import { useText } from '@/i18n/use-text'
import { Chip } from '@/ui/chip/chip'
import { Stepper } from '@/ui/stepper/stepper'
import { shopText } from '../../text'
import styles from './goods-choices.module.scss'
import type { ShopDetailModel } from './shop-detail-model'

interface GoodsChoicesProps {
  model: ShopDetailModel
  goods: SpuDetail
}

/** Variant and quantity. Sold-out variants are marked before selection. */
export const GoodsChoices = observer(function GoodsChoices({ model, goods }: GoodsChoicesProps) {
  const t = useText(shopText)
  return (
    <>
      {goods.specs.map(({ specId, name, values }) => (
        <View key={specId} className={styles.spec}>
          <Text className={styles.label}>{name}</Text>
          <View className={styles.values} role="radiogroup" aria-label={name}>
            {values.map((value) => (
              <Chip
                key={value.valueId}
                isSelected={model.isChosen(specId, value.valueId)}
                onPress={() => model.choose(specId, value.valueId)}
              >
                {model.isSoldOut(specId, value.valueId)
                  ? t('shopDetail.kindSoldOut', { name: value.name })
                  : value.name}
              </Chip>
            ))}
          </View>
        </View>
      ))}
      {model.limit > 0 && (
        <View className={styles.amount}>
          <Text>{t('shopDetail.qty')}</Text>
          <Stepper
            count={model.qty}
            min={1}
            max={model.limit}
            lessLabel={t('shopDetail.less')}
            moreLabel={t('shopDetail.more')}
            onChange={(qty) => model.setQty(qty)}
          />
        </View>
      )}
    </>
  )
})
