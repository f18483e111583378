/**
 * What pages show and a call may change. A call names its topics (`changes`), a page those that it shows (`useLoad`),
 * and an open page that shows what was changed loads again.
 */
export type Topic =
  /** The language of the interface; every page follows it. */
  | 'language'
  /** The chosen city. */
  | 'city'
  /** Who is logged in. */
  | 'session'
  | 'profile'
  | 'orders'
  | 'tickets'
  | 'addresses'
  | 'attendees'
  | 'coupons'
  /** Cards of privileges and memberships, and what is on them. */
  | 'cards'
  /** What the user is certified as. */
  | 'certifications'
  | 'logins'
  | 'cart'
  /** Subscription of the user: to a tour, to a sold-out session. */
  | 'registrations'
  /** What the user has applied for: work permits, places at open shows. */
  | 'applications'
  /** How votes stand. */
  | 'votes'
