import { CHANGES, PLAIN, READS } from '@test/other-users/calls-by-login'
import { CALLS } from '@test/other-users/calls-with-own-things'
import { isKnownField, ownFieldsOf, SAME_AS } from '@test/other-users/own-fields'
import { fieldsOf } from '@test/sample-input'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import { contracts } from '../../scripts/schemas/contracts'

const calls = contracts().map(({ endpoint }) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }))
const NAMES_SOMETHING = /(Ids?|No|Code|Token|Key|_ID|visitors)$|^ids?$/

/** Calls tried by `authorization.test.ts` and `calls-by-login.test.ts` of the gateway. */
describe('the tables of calls with things of a user', () => {
  it('classify every id field as a user’s or not', () => {
    const unknown = calls.flatMap(({ name }) => {
      const naming = fieldsOf(name).filter((field) => NAMES_SOMETHING.test(field))
      return naming.filter((field) => !isKnownField(field)).map((field) => `${name} ${field}`)
    })
    expect(unknown).toEqual([])
  })

  it('have a line for every call that takes ids of a user, or creates something', () => {
    const needed = calls.filter(({ name, isCreate }) => isCreate || ownFieldsOf(name).length > 0)
    expect(needed.map(({ name }) => name).filter((name) => !((SAME_AS[name] ?? name) in CALLS))).toEqual([])
  })

  it('have no line for a call that is not there', () => {
    const names = new Set(calls.map(({ name }) => name))
    expect([...Object.keys(CALLS), ...Object.keys(SAME_AS)].filter((name) => !names.has(name))).toEqual([])
  })

  const BY_LOGIN = [...Object.keys(READS), ...Object.keys(CHANGES), ...Object.keys(PLAIN)]

  it('have a line for every call that needs a login, or a reason why it has none', () => {
    const lines = new Set([...Object.keys(CALLS), ...Object.keys(SAME_AS), ...BY_LOGIN])
    const needed = calls.filter((endpoint) => !isPublicPath(rootPathOf(endpoint)))
    expect(needed.map(({ name }) => name).filter((name) => !lines.has(name))).toEqual([])
  })

  it('have one line for a call without ids of a user, and none for any other', () => {
    const stray = BY_LOGIN.filter((name, at) => {
      const call = calls.find((known) => known.name === name)
      return !call || name in CALLS || ownFieldsOf(name).length > 0 || call.isCreate || BY_LOGIN.indexOf(name) !== at
    })
    expect(stray).toEqual([])
  })
})
