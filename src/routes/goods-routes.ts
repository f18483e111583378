import type { GoodsChoiceParams } from './choice-params'
import { page, route } from './route'

const SHOP = 'package-shop'
const RESERVE = 'package-reserve'
const OPEN_SHOW = 'package-open-show'
const needsLogin = true

/** An entrance where visitors register by themselves. */
export interface EntranceParams {
  id?: string
}

/** Goods that are bought at once. */
export interface GoodsConfirmParams {
  spuId: string
  skuId: string
  /** Pieces; one where it is absent. */
  qty?: string
}

/** A time to reserve, or an earlier reservation. */
export interface ReserveOrderParams {
  reserveId?: string
  slotId?: string
  orderId?: string
  /** `1` opens the payment of a reservation that is not paid. */
  toPay?: string
}

/** Goods of the cart that are bought together. */
export interface GoodsCartConfirmParams {
  /** Ids with commas between them. */
  cartItemIds: string
}

/** Stubs that are printed together. */
export interface TicketStubPrintParams {
  /** Ids with commas between them. */
  voucherIds: string
  /** The ticket that the buyer comes from and goes back to after the payment (NAV-132). */
  ticketId?: string
}

/** Goods, reservations and open shows. */
export const goodsRoutes = {
  cartList: route('cartList', page(SHOP, 'cart-list'), {
    aliases: ['/cart-list'],
    needsLogin,
    hasScroll: false,
  }),
  shopDetail: route<{ spuId: string }>('shopDetail', page(SHOP, 'shop-detail'), { required: ['spuId'] }),
  goodsSearch: route<GoodsChoiceParams>('goodsSearch', page(SHOP, 'goods-search')),
  goodsConfirm: route<GoodsConfirmParams>('goodsConfirm', page(SHOP, 'goods-confirm'), {
    required: ['spuId', 'skuId'],
    needsLogin,
  }),
  goodsCartConfirm: route<GoodsCartConfirmParams>('goodsCartConfirm', page(SHOP, 'goods-cart-confirm'), {
    required: ['cartItemIds'],
    needsLogin,
  }),
  ticketStubPrint: route<TicketStubPrintParams>('ticketStubPrint', page(SHOP, 'ticket-stub-print'), {
    required: ['voucherIds'],
    needsLogin,
  }),
  ticketStubList: route('ticketStubList', page(SHOP, 'ticket-stub-list'), { needsLogin }),
  reserveIndex: route('reserveIndex', page(RESERVE, 'reserve-index')),
  reserveDetail: route<{ reserveId: string }>('reserveDetail', page(RESERVE, 'reserve-detail'), {
    required: ['reserveId'],
  }),
  reserveRecord: route('reserveRecord', page(RESERVE, 'reserve-record')),
  reserveOrder: route<ReserveOrderParams>('reserveOrder', page(RESERVE, 'reserve-order')),
  openShow: route('openShow', page(OPEN_SHOW, 'open-show'), { otherPaths: [page('', 'open-show')] }),
  openShowDetail: route<{ openShowId: string }>('openShowDetail', page(OPEN_SHOW, 'open-show-detail'), {
    required: ['openShowId'],
  }),
  openShowForm: route<{ openShowId?: string }>('openShowForm', page(OPEN_SHOW, 'open-show-form')),
  openShowList: route<{ status?: string }>('openShowList', page(OPEN_SHOW, 'open-show-list')),
  registrationList: route('registrationList', page(OPEN_SHOW, 'registration-list'), { needsLogin }),
  entranceRegistrationDetail: route<EntranceParams>(
    'entranceRegistrationDetail',
    page(OPEN_SHOW, 'entrance-registration-detail'),
  ),
  entranceRegistrationForm: route<EntranceParams>(
    'entranceRegistrationForm',
    page(OPEN_SHOW, 'entrance-registration-form'),
  ),
}
