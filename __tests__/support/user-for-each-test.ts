import type { TestGateway } from './test-gateway'

/** Objects of the running test. */
export interface UserTest {
  shop: TestGateway
  /** Token of the user. */
  as: string
  cellphone: string
  /** Number of users so far: different for each test. */
  number: number
  /** Logs the user in again, when a token has expired. */
  logIn(): Promise<void>
  /** Moves the clock forward, and logs the user in again. */
  pass(ms: number): Promise<void>
}

/** One shop for the tests of a `describe`, and for each a user of its own. */
export function userForEachTest(): UserTest {
  const at = {
    number: 0,
    async logIn() {
      at.as = await at.shop.signIn(at.cellphone)
    },
    pass(ms: number) {
      at.shop.clock.advance(ms)
      return at.logIn()
    },
  } as UserTest
  beforeAll(async () => {
    at.shop = await createTestGateway()
  })
  beforeEach(async () => {
    at.number += 1
    at.cellphone = `139400${String(at.number).padStart(5, '0')}`
    await at.logIn()
  })
  afterAll(() => at.shop.close())
  return at
}
