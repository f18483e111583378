import { CHANGES, READS } from '@test/other-users/calls-by-login'
import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { routes } from '../src/routes'

/** Calls that are given nothing of a user's: the login says whose things they are about. */
describe('a call that names nothing of a user’s', () => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function callAs(name: string, input: object, { as }: Person): Promise<Envelope<unknown>> {
    const route = routes.find((known) => known.name === name)
    if (!route) throw new Error(`no call ${name}`)
    return shop.call(route.endpoint, input, { as })
  }

  it.each(Object.entries(READS))('%s returns only data of its user', async (name, { input, make }) => {
    const [owner, stranger] = [await Person.join(shop), await Person.join(shop)]
    const given = typeof input === 'function' ? await input(owner) : (input ?? {})
    const before = await callAs(name, given, owner)
    const theirs = await callAs(name, given, stranger)
    expect(before).toMatchObject({ statusCode: STATUS.success })
    await make(owner)
    const after = await callAs(name, given, owner)
    expect(after).toMatchObject({ statusCode: STATUS.success })
    expect(after).not.toEqual(before)
    expect(await callAs(name, given, stranger)).toEqual(theirs)
    expect(await callAs(name, given, owner)).toEqual(after)
  })

  it.each(Object.entries(CHANGES))('%s changes only data of its user, once', async (name, { input, sees }) => {
    const [owner, stranger] = [await Person.join(shop), await Person.join(shop)]
    const given = typeof input === 'function' ? await input(owner) : (input ?? {})
    const [before, theirs] = [await sees(owner), await sees(stranger)]
    expect(await callAs(name, given, owner)).toMatchObject({ statusCode: STATUS.success })
    const after = await sees(owner)
    expect(after).not.toEqual(before)
    await callAs(name, given, owner)
    expect([await sees(owner), await sees(stranger)]).toEqual([after, theirs])
  })
})
