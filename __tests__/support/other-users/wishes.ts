import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import type { Person } from './person'

/** Wishes of a person who names one of the things that an order may use. */
export const WISHES = [
  async (person: Person) =>
    person.wish(NAMED_SHOWS.expressDelivery, { deliverMethod: 'EXPRESS', addressId: await person.address() }),
  async (person: Person) => person.wish(NAMED_SHOWS.realNamePerTicket, { audienceIds: [await person.attendee()] }),
  async (person: Person) => person.wishForSeat(),
  async (person: Person) => person.wishForNamedSeat(),
  async (person: Person) => person.wish(NAMED_SHOWS.sensitive, { couponIds: [await person.coupon('theatre-88')] }),
  async (person: Person) => person.wish(NAMED_SHOWS.sensitive, { cashCardIds: [await person.cashCard()] }),
  async (person: Person) => person.wish(NAMED_SHOWS.sensitive, { cardId: await person.yearCard() }),
]

/** The same of goods. */
export const GOODS_WISHES = [
  async (person: Person) => person.goodsWish(),
  async (person: Person) => ({ ...(await person.goodsWish()), couponId: await person.coupon('pack-goods') }),
  async (person: Person) => ({ ...(await person.goodsWish()), cashCardIds: [await person.cashCard()] }),
]
