import { observer } from 'mobx-react'
import { CartLink } from '@/blocks/goods-list/cart-link'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { Button } from '@/ui/button/button'
import { shopText } from '../../text'
import type { ShopDetailModel } from './shop-detail-model'

/** At the foot of the page; on a desktop beside the picture, below the selection. */
export const BuyButtons = observer(function BuyButtons({ model }: { model: ShopDetailModel }) {
  const t = useText(shopText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { adding, limit, hasCart } = model
  const canBuy = limit > 0
  const add = async () => {
    if (await adding.submit()) prompts.showToast(t('cart.added'))
    else if (adding.error) showError(adding.error)
  }
  return (
    <>
      {hasCart && <CartLink />}
      {hasCart && canBuy && (
        <Button id="add-to-cart" kind="secondary" isWide isBusy={adding.isRunning} onPress={() => void add()}>
          {t('cart.add')}
        </Button>
      )}
      <Button id="buy" isWide isDisabled={!canBuy} onPress={() => model.buy()}>
        {t(canBuy ? 'shopDetail.buy' : 'shopDetail.soldOut')}
      </Button>
    </>
  )
})
