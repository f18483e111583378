import { getSpu } from '@/contracts/goods/get-spu'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { CheckoutModel } from '../../checkout/checkout-model'
import { CheckoutView } from '../../checkout/checkout-view'

const MAX_QTY = 99

/** Direct purchase of goods (SHOP-005). */
function GoodsConfirmPage() {
  const { spuId = '', skuId = '', qty } = useParams(routes.goodsConfirm)
  const model = useModel(
    (app) =>
      new CheckoutModel(app, {
        draftKey: `goods-confirm ${spuId} ${skuId}`,
        wanted: async () => {
          const { deliverMethods } = await app.request(getSpu, { spuId })
          return [{ skuId, qty: piecesOf(qty), deliverMethods }]
        },
      }),
  )
  return <CheckoutView model={model} />
}

/** Addresses are untrusted: one piece unless the number is valid. */
function piecesOf(qty: string | undefined): number {
  const pieces = Number(qty ?? 1)
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_QTY ? pieces : 1
}

export default page(GoodsConfirmPage, routes.goodsConfirm)
