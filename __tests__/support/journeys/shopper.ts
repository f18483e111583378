import type { Route } from '@/routes/route'
import type { TestGateway } from '../test-gateway'

/** Words on the screen: a part of the text of an element where they are looked for, its whole text where it is tapped. */
export type Words = string | RegExp

/**
 * A person with the app on a device: a phone with one of the mini-programs, or a browser. What is looked for is the last
 * on the page on top. Journeys are written with this alone, so that all five targets run the same steps.
 */
export interface Shopper {
  readonly cellphone: string
  /** Access token of the login that the person came with; empty for a visitor. */
  readonly accessToken: string
  /** Starts the app at a page, as a link does. */
  open<Params extends object>(route: Route<Params>, params?: Partial<Params>): Promise<void>
  /** Starts the app again at the page that is open. */
  refresh(): Promise<void>
  back(): Promise<void>
  tap(selector: string): Promise<void>
  tapText(words: Words): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Chooses from a list that opens, by its words. */
  choose(selector: string, option: string): Promise<void>
  /** Chooses a day, `yyyy-MM-dd`. */
  chooseDay(selector: string, day: string): Promise<void>
  isChecked(selector: string): Promise<boolean>
  /** Waits until an element is on the page. */
  seen(selector: string): Promise<void>
  seenText(words: Words): Promise<void>
  /** Waits until no such element is on the page. */
  gone(selector: string): Promise<void>
  goneText(words: Words): Promise<void>
  text(selector: string): Promise<string>
  /** Value of a field. */
  value(selector: string): Promise<string>
  /** Number of matching elements of the page. */
  count(selector: string): Promise<number>
  /** The address of the picture inside of an element. */
  picture(selector: string): Promise<string>
  /** Taps what chooses a picture, and chooses one. */
  choosePicture(selector: string): Promise<void>
  /** Fills in the login page that is open, and the code that follows. */
  logIn(): Promise<void>
  /** Logs in without a screen: a login ends while the clock of the shop is moved. */
  signIn(): Promise<void>
  /** Taps what leads to a payment, pays as the target does, and waits for an element of the page after it. */
  pay(button: string, paid: string): Promise<void>
  /** The words on the screen, for the message of a journey that fails. */
  screen(): Promise<string>
  /** Taps what leads to a payment, and leaves it: the order waits to be paid. */
  leavePayment(button: string): Promise<void>
  /** Ends the app; fails with what went wrong in it. */
  close(): Promise<void>
}

/** A shop, and a way to give people a device on which they visit it. */
export interface JourneyShop {
  readonly gateway: TestGateway
  /** A new shopper, or `owner` on another device, logged in by default; without an open page. */
  shopper(options?: { isVisitor?: boolean; owner?: Shopper }): Promise<Shopper>
  /** Actions and content of `/sandbox`. */
  sandbox<Answer>(path: string, body?: object): Promise<Answer>
}

/** Actions of people, from the first page to the last. */
export interface Journey {
  /** Outcome and rows, as a test is named. */
  name: string
  run(shop: JourneyShop): Promise<void>
  /** Takes few seconds: `npm test` runs it on a phone. One of each subject. */
  isQuick?: boolean
}
