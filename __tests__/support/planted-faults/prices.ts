import { changeCartItem } from '@/contracts/cart/change-cart-item'
import { getSpu } from '@/contracts/goods/get-spu'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { sessionsAreChosen } from '../../../scripts/conformance/journeys/browse-show'
import { orderIsCancelled } from '../../../scripts/conformance/journeys/buy'
import { cartIsFilled } from '../../../scripts/conformance/journeys/goods'
import { changed, type PlantedFault } from './plant'

/** Faults of prices: numbers that disagree. */
export const PRICE_FAULTS: readonly PlantedFault[] = [
  {
    does: 'charges a fee that is no price line',
    detour: changed(preOrder, (data) => Object.assign(data, { payAmount: data.payAmount + 1 })),
    journeys: [orderIsCancelled],
    call: preOrder,
    rule: 'prices',
    missing: 'the price lines add up to',
    sees: 'No price, and no order',
  },
  {
    does: 'writes another price than it draws',
    detour: changed(listSeatPlansStatic, ({ seatPlans }) =>
      Object.assign(seatPlans[0], { originalPriceCent: seatPlans[0].originalPriceCent + 100 }),
    ),
    journeys: [sessionsAreChosen],
    call: listSeatPlansStatic,
    rule: 'prices',
    missing: 'originalPriceCent is',
    sees: 'One price on the page, and another one in the order',
  },
  {
    does: 'draws another price of goods than it takes',
    detour: changed(getSpu, ({ skus }) =>
      skus.map((sku: { price: number }) => Object.assign(sku, { price: sku.price + 1 })),
    ),
    journeys: [cartIsFilled],
    call: getSpu,
    rule: 'prices',
    missing: 'data.skus[].price is',
    sees: 'One price on the page, and another one in the order',
  },
  {
    does: 'draws another amount of a line',
    detour: changed(preOrder, ({ priceItems }) => Object.assign(priceItems[0].priceInfo, { yuanNum: '1' })),
    journeys: [orderIsCancelled],
    call: preOrder,
    rule: 'prices',
    missing: 'and is drawn as 1',
    sees: 'No price, and no order',
  },
  {
    does: 'changes the price of tickets at the checkout',
    detour: changed(preOrder, (data) =>
      data.priceItems.forEach((line: { amount: number; priceInfo: { yuanNum: string } }) => {
        line.amount *= 100
        line.priceInfo.yuanNum += '00'
        data.totalAmount = data.payAmount = line.amount
      }),
    ),
    journeys: [orderIsCancelled],
    call: preOrder,
    rule: 'prices',
    missing: '2 tickets of',
    sees: 'Another price at the checkout than on the page before',
  },
  {
    does: 'takes another amount than it offered',
    detour: changed(createOrder, (data) => Object.assign(data, { payAmount: data.payAmount + 1 })),
    journeys: [orderIsCancelled],
    call: createOrder,
    rule: 'prices',
    missing: 'the order costs',
    sees: 'The order cannot be placed',
  },
  {
    does: 'wants another amount at the cashier',
    detour: changed(listCashiers, (data) => Object.assign(data, { payAmount: data.payAmount + 1 })),
    journeys: [orderIsCancelled],
    call: listCashiers,
    rule: 'prices',
    missing: 'the cashier wants',
    sees: 'No way to pay',
  },
  {
    does: 'counts another total of the cart',
    detour: changed(changeCartItem, (data) => Object.assign(data, { totalAmount: data.totalAmount + 1 })),
    journeys: [cartIsFilled],
    call: changeCartItem,
    rule: 'prices',
    missing: 'the selected goods add up to',
    sees: 'A total that is not the sum of the cart',
  },
]
