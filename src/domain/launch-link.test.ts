import fc from 'fast-check'
import { codeTarget, scannedCodeId } from './launch-link'

const ID = 'a'.repeat(21)

describe('an address in a scanned code', () => {
  it.each([
    [`https://encore.example/s/${ID}`, ID],
    [encodeURIComponent(`https://encore.example/s/${ID}?from=poster`), ID],
    [ID, ID],
    [`https://encore.example/s/${'a'.repeat(20)}`, null],
    [`https://encore.example/${ID}/short`, null],
    [`https://encore.example/?id=${ID}`, null],
    ['', null],
    ['%E0%A4%A', null],
  ])('%s has the id %s', (address, id) => {
    expect(scannedCodeId(address)).toBe(id)
  })

  it('has an id exactly when its last part is longer than 20 (NAV-149)', () => {
    const part = fc.stringMatching(/^[a-z0-9]{0,40}$/)
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const last = parts[parts.length - 1] ?? ''
        expect(scannedCodeId(`https://encore.example/${parts.join('/')}`)).toBe(last.length > 20 ? last : null)
      }),
    )
  })
})

describe('the target of a code', () => {
  const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))

  it('reads a page and its parameters; drops values that are no text (SHELL-188)', () => {
    expect(codeTarget(encoded({ path: '/content/7' }))).toEqual({ path: '/content/7', params: {} })
    expect(codeTarget(encoded({ path: '/list', params: { category: 'ALL', page: 2, more: {} } }))).toEqual({
      path: '/list',
      params: { category: 'ALL' },
    })
  })

  it.each(['', 'null', '%', '{"path":7}', '[]', encoded({ params: {} }), encoded({ path: '/', params: null })])(
    'reads nothing from %s',
    (param) => {
      expect(codeTarget(param)).toBeNull()
    },
  )
})
