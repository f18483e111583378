import { getCart } from '@/contracts/cart/get-cart'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { CheckoutModel } from '../../checkout/checkout-model'
import { CheckoutView } from '../../checkout/checkout-view'

/** Purchase of the cart selection: one order per delivery method, one payment (SHOP-006). */
function GoodsCartConfirmPage() {
  const { cartItemIds = '' } = useParams(routes.goodsCartConfirm)
  const model = useModel(
    (app) =>
      new CheckoutModel(app, {
        draftKey: 'goods-cart-confirm',
        wanted: async () => {
          const ids = cartItemIds.split(',')
          const { groups } = await app.request(getCart, {})
          const items = groups.flatMap((group) => group.items)
          return items.filter(({ cartItemId, invalid }) => !invalid && ids.includes(cartItemId))
        },
      }),
  )
  return <CheckoutView model={model} />
}

export default page(GoodsCartConfirmPage, routes.goodsCartConfirm)
