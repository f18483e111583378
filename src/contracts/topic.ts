/**
 * Data that pages show and calls may change. A call names its topics (`changes`), a page those that it shows
 * (`useLoad`), and an open page reloads when one of its topics has changed.
 */
export type Topic =
  /** The language of the interface; every page follows it. */
  | 'language'
  /** The chosen city. */
  | 'city'
  /** Logged-in user. */
  | 'session'
  | 'profile'
  | 'orders'
  | 'tickets'
  | 'addresses'
  | 'attendees'
  | 'coupons'
  /** Cards of privileges and memberships, and what is on them. */
  | 'cards'
  /** Certifications of the user. */
  | 'certifications'
  | 'logins'
  | 'cart'
  /** Subscription of the user: to a tour, to a sold-out session. */
  | 'registrations'
  /** Applications of the user: work permits, places at open shows. */
  | 'applications'
  /** Counts of votes. */
  | 'votes'
