import { profileIsRead, showIsFavorite, tokensAreRenewed } from './journeys/account'
import { addressIsKept } from './journeys/addresses'
import { invoiceIsPrepared, ordersAreRead, refundIsPreviewed } from './journeys/after-sale'
import { attendeeIsKept } from './journeys/attendees'
import { homeIsLaidOut, showsAreFound, showsAreListed } from './journeys/browse-lists'
import { sessionsAreChosen, showIsRead } from './journeys/browse-show'
import { orderIsCancelled } from './journeys/buy'
import { couponsAreRead } from './journeys/coupons'
import { cartIsFilled } from './journeys/goods'
import type { Journey } from './journeys/journey'
import { linkIsShortened, showIsShared } from './journeys/links'
import { orderIsPaid } from './journeys/pay'
import { wrongInputIsRefused } from './journeys/refusals'
import { seatsAreKept } from './journeys/seats'
import { appStarts, languagesDiffer, policiesAreRead } from './journeys/start'
import { venuesAreRead } from './journeys/venues'
import { ticketsAreShown } from './journeys/wallet'

/** Journeys by area: purchases come before the areas that read them. */
export const JOURNEYS: readonly Journey[] = [
  appStarts,
  policiesAreRead,
  languagesDiffer,
  wrongInputIsRefused,
  linkIsShortened,
  homeIsLaidOut,
  showsAreListed,
  showsAreFound,
  showIsRead,
  sessionsAreChosen,
  venuesAreRead,
  orderIsCancelled,
  seatsAreKept,
  orderIsPaid,
  ordersAreRead,
  refundIsPreviewed,
  invoiceIsPrepared,
  ticketsAreShown,
  showIsShared,
  profileIsRead,
  showIsFavorite,
  addressIsKept,
  attendeeIsKept,
  tokensAreRenewed,
  couponsAreRead,
  cartIsFilled,
]
